import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useSession } from '../../../app/use-session.ts';
import { formatListTime } from '../../../i18n/format.ts';
import { localized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { customerName } from '../../people/customer-name.ts';
import { countPieces, type PriceOf } from '../cart.ts';
import type { KeptCart } from '../kept/till-database.ts';
import { RowHead, RowLine } from '../row-head.tsx';
import { totalsOf } from '../totals.ts';

const Row = styled.li`
  display: flex;
  align-items: center;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
`;

const Choice = styled.button`
  display: grid;
  flex: 1;
  gap: var(--space-1);
  min-inline-size: 0;
  min-block-size: 3.5rem;
  padding: var(--space-2) var(--space-3);
  border: 0;
  background: transparent;
  text-align: start;

  small {
    color: var(--ink-muted);
  }
`;

export interface HeldCartRowProps {
  kept: KeptCart;
  priceOfPiece: PriceOf;
  onRecall: () => void;
  onDrop: () => void;
}

/** A cart by whom it is for, else by when it was put aside, with what is in it. */
export function HeldCartRow({ kept, priceOfPiece, onRecall, onDrop }: HeldCartRowProps) {
  const { t, i18n } = useTranslation();
  const { cart, heldAt } = kept;
  const { user } = useSession();
  const other = cart.cashier?.id === user?.id ? null : cart.cashier;
  const totals = totalsOf(cart, priceOfPiece);
  const time = heldAt && formatListTime(heldAt, i18n.language);
  const name = customerName(cart.customer) || t('admin.pos.heldAt', { time });
  const names = cart.lines.map(({ piece }) => localized(i18n.language, piece.nameAr, piece.name));
  return (
    <Row>
      <Choice type="button" onClick={onRecall}>
        <RowHead name={name} amount={totals && Math.max(0, totals.total)} />
        <RowLine>
          <small dir="auto">{names.join(t('admin.pos.listSeparator'))}</small>
          {cart.returned && <Badge $tone="danger">{t('admin.pos.returned')}</Badge>}
        </RowLine>
        <RowLine>
          <small>{t('admin.pos.pieceCount', { count: countPieces(cart) })}</small>
          {cart.customer && <small>{time}</small>}
          {other && <small dir="auto">{t('admin.pos.heldBy', { name: other.name })}</small>}
        </RowLine>
      </Choice>
      <IconButton label={t('admin.pos.dropHeld', { name })} onClick={onDrop}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Row>
  );
}
