import styled from 'styled-components';
import { formatDateTime } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { customerName } from '../../people/customer-name.ts';
import { countPieces, type Cashier } from '../cart.ts';
import { RowHead, RowLine } from '../row-head.tsx';
import type { KeptSale } from '../kept/till-database.ts';

const Row = styled.li`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);

  small {
    color: var(--ink-muted);
  }
`;

export interface KeptSaleRowProps {
  sale: KeptSale;
  /** Somebody else sold it. */
  seller: Cashier | null;
  /** The cashier knows that it was sent. */
  onSeen: () => void;
  /** Sends it in the name of whoever is signed in. */
  onTakeOver: () => void;
}

/** A sale on its way, and whether there is a receipt for it yet. */
export function KeptSaleRow({ sale, seller, onSeen, onTakeOver }: KeptSaleRowProps) {
  const { t, i18n } = useTranslation();
  const { cart, body, soldAt, orderId, tries } = sale;
  return (
    <Row>
      <RowHead name={customerName(cart.customer) || t('admin.orders.walkIn')} amount={body.total} />
      <RowLine>
        <small>
          {formatDateTime(soldAt, i18n.language)} ·{' '}
          {t('admin.pos.pieceCount', { count: countPieces(cart) })}
        </small>
        {orderId === null ? (
          <Badge>{t('admin.pos.noOrderYet')}</Badge>
        ) : (
          <Badge $tone="success">
            {t('admin.pos.orderNumber')} <bdi>#{orderId}</bdi>
          </Badge>
        )}
      </RowLine>
      {seller && <small dir="auto">{t('admin.pos.soldBy', { name: seller.name })}</small>}
      {orderId === null && seller && (
        <Button variant="secondary" onClick={onTakeOver}>
          {t('admin.pos.takeOver')}
        </Button>
      )}
      {orderId === null && tries > 0 && <small>{t('admin.pos.tries', { count: tries })}</small>}
      {orderId !== null && (
        <RowLine>
          <ButtonLink variant="secondary" to={`/admin/orders/${orderId}/receipt`} onClick={onSeen}>
            {t('admin.pos.receipt')}
          </ButtonLink>
          <Button variant="quiet" onClick={onSeen}>
            {t('admin.pos.seen')}
          </Button>
        </RowLine>
      )}
    </Row>
  );
}
