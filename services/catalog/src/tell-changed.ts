import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { catalogChanged, type CatalogKind } from '../contract/events.ts';

/** Tells open pages what changed, in the transaction that changes it. */
export async function tellChanged(
  trx: Transaction,
  kind: CatalogKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await emit(trx, catalogChanged, { kind, ids: [...ids] });
}
