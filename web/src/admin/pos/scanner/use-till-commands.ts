import { useEffect, useRef } from 'react';
import { ordersApi } from '../../../api/orders.ts';
import { useAppSelector } from '../../../app/store.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useRefusal } from '../../use-refusal.ts';
import type { SaleObstacle } from '../totals.ts';
import type { Till } from '../use-till.ts';
import type { TillCommand } from './till-commands.ts';

/**
 * Does what the codes of the command sheet say. Whoever scans looks at the piece and not at the
 * screen: what cannot be done is refused aloud, and nothing is done twice or lost by a code too many.
 */
export function useTillCommands(till: Till, next: () => void): (command: TillCommand) => void {
  const { t } = useTranslation();
  const refuse = useRefusal();
  const print = usePrintCommand(till);
  const { sale } = till.awaited;
  const isDone = sale !== null && sale.phase !== 'selling';
  const refuseSale = (obstacle: SaleObstacle) =>
    refuse(t('admin.pos.notSoldYet'), t(`admin.pos.obstacle.${obstacle}`));

  const pay = (method: 'cash' | 'card' | 'transfer') => {
    const obstacle = till.sellFor(method);
    if (obstacle) refuseSale(obstacle);
  };
  const commands: Record<TillCommand, () => void> = {
    'pay-cash': () => pay('cash'),
    'pay-card': () => pay('card'),
    'pay-transfer': () => pay('transfer'),
    print: () => {
      if (!print()) refuse(t('admin.pos.noReceipt'), t('admin.pos.noReceiptHint'));
    },
    next: () => (isDone ? next() : till.hold()),
    hold: () => (till.canHold() ? till.hold() : refuseSale('empty')),
    recall: () => {
      if (isDone) next();
      if (!till.recallLast()) refuse(t('admin.pos.noneHeld'), t('admin.pos.noneHeldHint'));
    },
  };
  return (command) => {
    // Whatever is being typed there is not to be left by a scan.
    if (!isDone && document.querySelector('dialog[open]')) {
      return refuse(t('admin.pos.dialogOpen'), t('admin.pos.dialogOpenHint'));
    }
    commands[command]();
  };
}

/** Prints the receipt of the sale in sight, once it is there; false where there is none to come. */
function usePrintCommand({ awaited: { sale } }: Till): () => boolean {
  const id = sale?.orderId ?? null;
  const order = useAppSelector((state) =>
    id === null ? undefined : ordersApi.endpoints.getOrder.select(id)(state).data,
  );
  const isReady = sale?.phase === 'sold' && order !== undefined;
  const isWanted = useRef(false);
  useEffect(() => {
    if (sale === null) isWanted.current = false;
    if (!isReady || !isWanted.current) return;
    isWanted.current = false;
    window.print();
  }, [sale, isReady]);
  return () => {
    if (sale === null || sale.phase === 'waiting') return false;
    isWanted.current = !isReady;
    if (isReady) window.print();
    return true;
  };
}
