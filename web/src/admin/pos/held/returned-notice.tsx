import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useServerText } from '../../../i18n/use-server-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Cart } from '../cart.ts';

const Frame = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: var(--text-s);
`;

/** Refusals after which an order may stand that the cashier should look at. */
const MAY_BE_SOLD: ReadonlySet<string> = new Set(['idempotency-key-reused', 'order-deleted']);

/** Why a sale that was made came back, and what to do now. */
export function ReturnedNotice({ cart: { returned } }: { cart: Cart }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  return (
    <div role="alert">
      {returned && (
        <Frame>
          <strong dir="auto">{serverText(returned.message)}</strong>
          <span>{t('admin.pos.notSold')}</span>
          {MAY_BE_SOLD.has(returned.code) && (
            <Link to="/admin/orders">{t('admin.pos.checkOrders')}</Link>
          )}
        </Frame>
      )}
    </div>
  );
}
