import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/button.tsx';
import { CartLineRow } from './cart-line-row.tsx';
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
  const { lines } = till.cart;
  if (lines.length === 0) return <Empty>{t('admin.pos.emptyCart')}</Empty>;
  const moved = lines.some((line) => {
    const price = till.priceOfPiece(line.piece);
    return price !== null && price !== line.price;
  });
  return (
    <>
      <div role="status">
        {moved && !till.isLocked && (
          <Notice>
            {t('admin.pos.pricesMoved')}
            <Button variant="secondary" onClick={till.acceptPrices}>
              {t('admin.pos.pricesSeen')}
            </Button>
          </Notice>
        )}
      </div>
      <List>
        {lines.map((line) => (
          <CartLineRow
            key={line.piece.id}
            line={line}
            price={till.priceOfPiece(line.piece)}
            error={till.sale.errorsByLine[line.piece.id]}
            disabled={till.isLocked}
            onStep={(by) => till.step(line.piece, line.quantity, by)}
            onRemove={() => till.remove(line.piece.id)}
          />
        ))}
      </List>
    </>
  );
}
