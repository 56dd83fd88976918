import { Minus, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { formatKarat, formatWeight } from '../../i18n/format.ts';
import { localized } from '../../i18n/localized.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Price } from '../../ui/price.tsx';
import type { CartLine } from './cart.ts';
import { QuantityField } from './quantity-field.tsx';
import { isShort } from './totals.ts';

const shine = keyframes`from { background: var(--accent-soft); }`;

/* What was just added is seen to have been. */
const Row = styled.li`
  &[data-added] {
    animation: ${shine} 1.6s var(--ease);
  }

  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 var(--space-3);
  padding: var(--space-2) var(--space-4);

  & + & {
    border-block-start: 1px solid var(--line);
  }
`;

const Name = styled.p`
  font-weight: 600;
  line-height: 1.5;
`;

const Small = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

const Remove = styled.div`
  justify-self: end;
`;

const Sum = styled.p`
  font-weight: 600;
  text-align: end;
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
`;

const Problem = styled.p`
  grid-column: 1 / -1;
  color: var(--danger);
  font-size: var(--text-s);
`;

const Before = styled.s`
  color: var(--ink-muted);
`;

export interface CartLineRowProps {
  line: CartLine;
  /** EGP for one piece, now; null while the shop has no gold price. */
  price: number | null;
  /** What the shop said about this line. */
  error: string | undefined;
  disabled: boolean;
  /** Just added, so often: it is shown to be, each time anew. */
  added: number | undefined;
  onQuantity: (wanted: number) => void;
  onRemove: () => void;
}

export function CartLineRow(props: CartLineRowProps) {
  const { line, price, error, disabled, added, onQuantity, onRemove } = props;
  const { t, i18n } = useTranslation();
  const { piece, quantity } = line;
  const name = localized(i18n.language, piece.nameAr, piece.name);
  const row = useAddedRow(added);
  const [isMisread, setMisread] = useState(false);
  useEffect(() => {
    if (isMisread) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isMisread, row]);
  const hasMoved = price !== null && price !== line.price;
  return (
    <Row ref={row}>
      <div>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <Small>
          <bdi>{formatWeight(piece.weight, i18n.language)}</bdi>
          {' · '}
          <bdi>{formatKarat(piece.karat)}</bdi>
          {' · '}
          {hasMoved && (
            <>
              <Before>
                <Price amount={line.price} />
              </Before>{' '}
            </>
          )}
          {price === null ? t('admin.pos.noPriceYet') : <Price amount={price} />}
        </Small>
      </div>
      <Remove>
        <IconButton label={t('admin.pos.remove', { name })} disabled={disabled} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Remove>
      <Steps role="group" aria-label={t('admin.pos.quantityOf', { name })}>
        <IconButton
          label={t('admin.pos.less')}
          disabled={disabled || quantity <= 1}
          onClick={() => onQuantity(quantity - 1)}
        >
          <Minus size={18} aria-hidden />
        </IconButton>
        <QuantityField
          label={t('admin.pos.quantityOf', { name })}
          quantity={quantity}
          stock={piece.stock}
          disabled={disabled}
          onQuantity={onQuantity}
          onMisread={setMisread}
        />
        <IconButton
          label={t('admin.pos.more')}
          disabled={disabled}
          onClick={() => onQuantity(quantity + 1)}
        >
          <Plus size={18} aria-hidden />
        </IconButton>
      </Steps>
      <Sum>{price !== null && <Price amount={price * quantity} />}</Sum>
      {isMisread && <Problem role="alert">{t('admin.pos.wholePieces')}</Problem>}
      <LineProblem line={line} error={error} disabled={disabled} />
    </Row>
  );
}

/** Brings the row into sight and lets it shine, however often the same piece is added. */
function useAddedRow(added: number | undefined) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const { current } = row;
    if (added === undefined || !current) return;
    current.scrollIntoView?.({ block: 'nearest' });
    current.removeAttribute('data-added');
    // Drawn once without it, or the animation would not begin again.
    void current.offsetWidth;
    current.setAttribute('data-added', '');
  }, [added]);
  return row;
}

type LineProblemProps = Pick<CartLineRowProps, 'line' | 'error' | 'disabled'>;

function LineProblem({ line, error, disabled }: LineProblemProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { piece } = line;
  if (isShort(line) && !disabled) {
    const gone = piece.stock <= 0 || !piece.onSale;
    return (
      <Problem role="alert">
        {gone ? t('admin.pos.goneNow') : t('admin.pos.onlyLeft', { count: piece.stock })}
      </Problem>
    );
  }
  return error ? (
    <Problem role="alert" dir="auto">
      {serverText(error)}
    </Problem>
  ) : null;
}
