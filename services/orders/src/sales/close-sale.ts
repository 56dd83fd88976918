import { releaseStock } from '@dahab/catalog/contract/reservations.ts';
import type { SaleDoors } from './make-sale.ts';
import { findSale, type SaleState, updateToClosed } from './store.ts';

/**
 * Ends a sale that has no order yet, gives its stock back as far as catalog can be reached (else
 * catalog takes it back by itself), and returns what became of it: `done` when the order was faster.
 */
export async function closeSale(doors: SaleDoors, reference: string): Promise<SaleState> {
  const { db, call, log } = doors;
  await updateToClosed(db, reference);
  const sale = await findSale(db, reference);
  if (sale?.state === 'done') return 'done';
  try {
    await call('catalog', releaseStock, { params: { reference } });
  } catch (error) {
    log.warn(
      { err: error, reference },
      'the stock of a failed sale is left for catalog to release',
    );
  }
  return 'closed';
}
