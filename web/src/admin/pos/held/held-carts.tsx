import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Till } from '../use-till.ts';
import { HeldCartRow } from './held-cart-row.tsx';

const Count = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-inline-size: 1.25rem;
  padding-inline: 0.3rem;
  border-radius: 1rem;
  background: var(--action);
  color: var(--on-action);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.25rem;
  text-align: center;

  &[data-returned] {
    background: var(--danger);
    color: var(--on-danger);
  }
`;

const Opener = styled(IconButton)`
  position: relative;
`;

const List = styled.ul.attrs({ className: 'held' })`
  display: grid;
  gap: var(--space-2);
`;

/** The carts that were put aside, with how many there are; one of them is taken up again. */
export function HeldCarts({ till }: { till: Till }) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { held, isLocked } = till;
  const hasReturned = held.some(({ cart }) => cart.returned !== null);
  const recall = (key: string) => {
    setOpen(false);
    till.recall(key);
  };
  return (
    <>
      <Opener
        label={t('admin.pos.held', { count: held.length })}
        disabled={isLocked || held.length === 0}
        onClick={() => setOpen(true)}
      >
        <ShoppingCart size={20} aria-hidden />
        {held.length > 0 && (
          <Count data-returned={hasReturned || undefined}>
            {formatNumber(held.length, i18n.language)}
          </Count>
        )}
      </Opener>
      <Dialog
        open={isOpen && held.length > 0}
        onClose={() => setOpen(false)}
        title={t('admin.pos.heldTitle')}
      >
        <List>
          {held.map((kept) => (
            <HeldCartRow
              key={kept.key}
              kept={kept}
              priceOfPiece={till.priceOfPiece}
              onRecall={() => recall(kept.key)}
              onDrop={() => till.dropHeld(kept.key)}
            />
          ))}
        </List>
      </Dialog>
    </>
  );
}
