import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { hasMoved } from './totals.ts';
import type { Till } from './use-till.ts';

const List = styled.ul.attrs({ className: 'lines' })`
  margin: 0;
`;

const Empty = styled.p`
  padding: var(--space-5) var(--space-4);
  color: var(--ink-muted);
  text-align: center;
`;

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4);
  background: var(--accent-soft);
  font-size: var(--text-s);
`;

export function CartLines({ till }: { till: Till }) {
  const { t } = useTranslation();
  const { cart, lastAdded } = till;
  if (cart.lines.length === 0) return <Empty>{t('admin.pos.emptyCart')}</Empty>;
  const moved = cart.lines.some((line) => hasMoved(line, till.priceOfPiece));
  return (
    <>
      <div role="status">
        {moved && !till.isLocked && (
          <Notice>
            {t('admin.pos.pricesMoved')}
            <Button variant="secondary" onClick={till.acceptPrices}>
              {t('admin.pos.acceptPrices')}
            </Button>
          </Notice>
        )}
      </div>
      <List>
        {cart.lines.map((line) => (
          <CartLineRow
            key={line.piece.id}
            line={line}
            price={till.priceOfPiece(line.piece)}
            error={cart.returned?.errorsByLine[line.piece.id]}
            disabled={till.isLocked}
            added={lastAdded?.piece.id === line.piece.id ? lastAdded.times : undefined}
            onQuantity={(wanted) => till.changeQuantity(line.piece, wanted)}
            onRemove={() => till.remove(line.piece.id)}
          />
        ))}
      </List>
    </>
  );
}
