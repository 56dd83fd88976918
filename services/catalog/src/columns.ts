/** The columns of the fields that are there: absent ones are left out, null ones are not. */
export function columnsOf<Row>(
  columns: Readonly<Record<string, keyof Row & string>>,
  fields: object,
): Partial<Row> {
  // Not by entries that are mapped: an import calls it for each of its products.
  const row: Partial<Record<keyof Row, unknown>> = {};
  for (const [field, value] of Object.entries(fields)) {
    const column = columns[field];
    if (column !== undefined && value !== undefined) row[column] = value;
  }
  return row as Partial<Row>;
}
