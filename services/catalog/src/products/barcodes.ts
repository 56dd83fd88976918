import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import { breaksUnique } from '@dahab/chassis/database/faults.ts';
import { InvalidInput, ShopError } from '@dahab/chassis/errors.ts';
import { gtinOf, idOfOwnBarcode, isBarcode } from '../../contract/barcode.ts';
import type { Product } from '../../contract/product.ts';
import { productOf, type ProductRow } from './row.ts';

export const UNIQUE_BARCODE = 'products_barcode';
const TAKEN_MESSAGE = 'This barcode belongs to another product';
const RESERVED_MESSAGE = 'This barcode is kept for a product that the shop labels itself';

/** Whose a barcode is: the product that was given it, or the one whose own it is. */
export async function findByBarcode(db: Connection, barcode: string): Promise<Product | null> {
  if (!isBarcode(barcode)) return null;
  const ownId = idOfOwnBarcode(barcode);
  const products = db<ProductRow>('products');
  const row = await (ownId === null
    ? products.whereRaw("lpad(barcode, 14, '0') = ?", [gtinOf(barcode)]).first()
    : products.where({ id: ownId }).first());
  return row ? productOf(row) : null;
}

/**
 * Whether a product may have a barcode; `id` is null while it has none. Throws 409 when it is
 * another product's, 400 when it may become the own one of a product that is yet to come.
 */
export async function checkBarcode(
  trx: Transaction,
  id: number | null,
  barcode: string | undefined,
): Promise<void> {
  if (barcode === undefined || barcode === '') return;
  const ownId = idOfOwnBarcode(barcode);
  if (ownId !== null && ownId === id) return;
  const owner = await findByBarcode(trx, barcode);
  if (owner !== null && owner.id !== id) throw barcodeTaken();
  if (owner !== null || ownId === null) return;
  throw new InvalidInput(RESERVED_MESSAGE, [{ path: 'barcode', message: RESERVED_MESSAGE }]);
}

/** Two who give the same barcode at the same moment get one product and one refusal. */
export async function refusingDoubles<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (breaksUnique(error, UNIQUE_BARCODE)) throw barcodeTaken();
    throw error;
  }
}

function barcodeTaken(): ShopError {
  const issues = [{ path: 'barcode', message: TAKEN_MESSAGE }];
  return new ShopError(409, 'barcode-taken', TAKEN_MESSAGE, { issues });
}
