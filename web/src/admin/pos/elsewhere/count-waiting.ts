import { openTillDatabase } from '../kept/till-database.ts';

/** How many sales of this till the shop does not have yet; none where the browser keeps nothing. */
export async function countWaiting(): Promise<number> {
  try {
    const db = await openTillDatabase();
    const sales = await db.getAll('sales');
    db.close();
    return sales.filter(({ orderId }) => orderId === null).length;
  } catch {
    return 0;
  }
}
