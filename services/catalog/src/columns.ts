/** The columns of the fields that are there: absent ones are left out, null ones are not. */
export function columnsOf<Row>(
  columns: Readonly<Record<string, keyof Row & string>>,
  fields: object,
): Partial<Row> {
  // Not by entries: an import calls it for each of its products.
  const row: Partial<Record<keyof Row, unknown>> = {};
  const given = fields as Readonly<Record<string, unknown>>;
  for (const field of Object.keys(columns)) {
    if (given[field] !== undefined) row[columns[field] as keyof Row] = given[field];
  }
  return row as Partial<Row>;
}
