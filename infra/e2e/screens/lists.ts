import type { Locator } from 'playwright-core';

/** What stands in the rows of a table, without its headers. */
export async function cellsOf(table: Locator): Promise<string[][]> {
  const rows = await table.getByRole('row').all();
  const cells = rows.map((row) => row.getByRole('cell').allTextContents());
  return (await Promise.all(cells)).filter((row) => row.length > 0);
}
