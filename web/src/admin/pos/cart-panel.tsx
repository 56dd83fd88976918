import { Pause } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { fromTablet } from '../../ui/media.ts';
import { countPieces, isEmptyCart } from './cart.ts';
import { CartLines } from './cart-lines.tsx';
import { Checkout } from './checkout.tsx';
import { CustomerPicker } from './customer-picker.tsx';
import { CameBack } from './held/came-back.tsx';
import { HeldCarts } from './held/held-carts.tsx';
import { ReturnedNotice } from './held/returned-notice.tsx';
import { TradeIns } from './payment/trade-ins.tsx';
import { Sums } from './sums.tsx';
import type { Till } from './use-till.ts';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  scroll-margin-block-start: 4rem;

  ${fromTablet} {
    position: sticky;
    inset-block-start: calc(var(--space-4) + var(--outage) + var(--bar));
    /* As far as it may go below the padding of the page. */
    max-block-size: calc(100dvh - var(--space-5) - var(--space-4) - var(--outage) - var(--bar));
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-block-size: 3.25rem;
  padding-inline: var(--space-4) var(--space-1);
  border-block-end: 1px solid var(--line);

  h2 {
    flex: 1;
    font-size: var(--text-l);
  }
`;

const Scroll = styled.div`
  flex: 1 1000 auto;
  min-block-size: 7rem;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** The open sale: who buys, what, for how much. */
export function CartPanel({ till }: { till: Till }) {
  const { t, i18n } = useTranslation();
  const [clearing, setClearing] = useState(false);
  const { cart, isLocked } = till;
  const pieces = countPieces(cart);
  const clear = () => {
    setClearing(false);
    till.startOver();
  };
  return (
    <Frame id="cart" aria-label={t('admin.pos.cart')}>
      <Head>
        <h2>
          {t('admin.pos.cart')} {pieces > 0 && <bdi>({formatNumber(pieces, i18n.language)})</bdi>}
        </h2>
        {pieces > 0 && (
          <Button variant="quiet" disabled={isLocked} onClick={() => setClearing(true)}>
            {t('admin.pos.clear')}
          </Button>
        )}
        <IconButton
          label={t('admin.pos.hold')}
          aria-keyshortcuts="F8"
          disabled={isLocked || isEmptyCart(cart)}
          onClick={till.hold}
        >
          <Pause size={20} aria-hidden />
        </IconButton>
        <HeldCarts till={till} />
      </Head>
      <CameBack till={till} />
      <Scroll>
        <ReturnedNotice cart={cart} />
        <CustomerPicker
          key={cart.key}
          customer={cart.customer}
          disabled={isLocked}
          onCustomer={till.setCustomer}
        />
        <CartLines till={till} />
        <TradeIns settlement={cart} disabled={isLocked} onSettlement={till.setSettlement} />
      </Scroll>
      <Sums key={cart.key} till={till} />
      <Checkout till={till} />
      <ConfirmDialog
        open={clearing}
        danger
        title={t('admin.pos.clearTitle', { count: pieces })}
        message={t('admin.pos.clearMessage')}
        confirmLabel={t('admin.pos.clear')}
        onConfirm={clear}
        onCancel={() => setClearing(false)}
      />
    </Frame>
  );
}
