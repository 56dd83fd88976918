import { CloudOff } from 'lucide-react';
import styled from 'styled-components';
import { useSession } from '../../../app/use-session.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { isOf } from '../queue/seller.ts';
import { useSalesQueue } from '../queue/use-sales-queue.ts';
import { useTillStore } from '../use-till-store.ts';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-block-end: var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--accent-soft);

  svg {
    flex: none;
  }

  p {
    flex: 1;
  }
`;

/**
 * On every other screen of the back office: the sales of this till that wait, sent from there too, and
 * those that came back because they cannot be made.
 */
export function WaitingElsewhere() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { store, state } = useTillStore();
  const waiting = (state?.sales ?? []).filter(
    (sale) => sale.orderId === null && isOf(sale, user?.id),
  );
  const { hindrance } = useSalesQueue(store, waiting.length);
  const back = (state?.held ?? []).filter(({ cart }) => cart.returned !== null).length;
  return (
    <div role="status">
      {(hindrance !== null || back > 0) && (
        <Frame>
          <CloudOff size={18} aria-hidden />
          <p>
            {hindrance === null
              ? t('admin.pos.cameBack', { count: back })
              : t(`admin.pos.waiting.${hindrance}`, { count: waiting.length })}
          </p>
          <ButtonLink variant="secondary" to="/admin/pos">
            {t('admin.pos.toTill')}
          </ButtonLink>
        </Frame>
      )}
    </div>
  );
}
