import type { Locator } from 'playwright-core';

/** What stands in the rows of a table, without its headers. */
export async function cellsOf(table: Locator): Promise<string[][]> {
  const rows = await table
    .getByRole('row')
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
    );
  return rows.filter((cells) => cells.length > 0);
}
