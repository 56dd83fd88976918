import type { Connection } from '@dahab/chassis/database/connect.ts';
import { releaseStock } from '@dahab/catalog/contract/reservations.ts';
import type { SaleDoors } from './make-sale.ts';
import { findSale, updateToClosed } from './store.ts';

/** Ends a sale that has no order yet; `done` when the order was faster. */
export async function closeSale(
  connection: Connection,
  reference: string,
): Promise<'done' | 'closed'> {
  await updateToClosed(connection, reference);
  const sale = await findSale(connection, reference);
  return sale?.state === 'done' ? 'done' : 'closed';
}

/** Tells catalog that a closed sale needs no stock; where it is not heard, catalog asks by itself. */
export async function giveStockBack(
  { call, log }: Pick<SaleDoors, 'call' | 'log'>,
  reference: string,
): Promise<void> {
  try {
    await call('catalog', releaseStock, { params: { reference } });
  } catch (error) {
    log.warn(
      { err: error, reference },
      'the stock of a failed sale is left for catalog to release',
    );
  }
}
