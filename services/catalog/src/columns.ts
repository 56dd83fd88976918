/** The columns of the fields that are there: absent ones are left out, null ones are not. */
export function columnsOf<Row>(
  columns: Readonly<Record<string, keyof Row & string>>,
  fields: object,
): Partial<Row> {
  const given = Object.entries(fields).flatMap(([field, value]) => {
    const column = columns[field];
    return column === undefined || value === undefined ? [] : [[column, value] as const];
  });
  return Object.fromEntries(given) as Partial<Row>;
}
