import { CircleCheck, CloudOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useSession } from '../../../app/use-session.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { KeptSale } from '../kept/till-database.ts';
import type { Till } from '../use-till.ts';
import { KeptSaleRow } from './kept-sale-row.tsx';
import { isOf } from './seller.ts';

const List = styled.ul.attrs({ className: 'sales' })`
  display: grid;
  gap: var(--space-2);
`;

const Lead = styled.p`
  margin-block-end: var(--space-4);
  color: var(--ink-muted);
`;

/** How many sales wait to be sent, or were sent unseen; each of them on demand. */
export function WaitingSales({ till }: { till: Till }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { waiting, sent, queue } = till;
  // The one whose answer is on its way is no news yet.
  const shown = waiting.filter(
    ({ key }) => till.awaited.sale?.phase !== 'selling' || key !== till.awaited.sale.cart.key,
  );
  const all = [...shown, ...sent];
  const { user } = useSession();
  const isMine = (sale: KeptSale) => isOf(sale, user?.id);
  const hasMine = shown.some(isMine);
  const why = hasMine || shown.length === 0 ? (queue.hindrance ?? 'unreachable') : 'others';
  return (
    <>
      <div role="status">
        {all.length > 0 && (
          <Button
            variant="secondary"
            icon={
              shown.length > 0 ? (
                <CloudOff size={18} aria-hidden />
              ) : (
                <CircleCheck size={18} aria-hidden />
              )
            }
            onClick={() => setOpen(true)}
          >
            {shown.length > 0
              ? t(`admin.pos.waiting.${why}`, { count: shown.length })
              : t('admin.pos.sentNow', { count: sent.length })}
          </Button>
        )}
      </div>
      <Dialog
        open={isOpen && all.length > 0}
        onClose={() => setOpen(false)}
        title={t('admin.pos.salesTitle')}
        footer={
          hasMine && (
            <Button pending={queue.isSending} onClick={() => void queue.send()}>
              {t('admin.pos.sendNow')}
            </Button>
          )
        }
      >
        <Lead>{t(`admin.pos.waitingLead.${why}`)}</Lead>
        <List>
          {all.map((sale) => (
            <KeptSaleRow
              key={sale.key}
              sale={sale}
              seller={isMine(sale) ? null : sale.cart.cashier}
              onSeen={() => till.dismissSale(sale)}
              onTakeOver={() => void till.takeOver(sale)}
            />
          ))}
        </List>
      </Dialog>
    </>
  );
}
