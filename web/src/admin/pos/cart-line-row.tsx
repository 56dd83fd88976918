import { Minus, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatKarat, formatNumber, formatWeight } from '../../i18n/format.ts';
import { localized } from '../../i18n/localized.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Price } from '../../ui/price.tsx';
import { isShort, type CartLine } from './cart.ts';

const Row = styled.li`
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

  b {
    min-inline-size: 2rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
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
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
}

export function CartLineRow(props: CartLineRowProps) {
  const { line, price, error, disabled, onStep, onRemove } = props;
  const { t, i18n } = useTranslation();
  const { piece, quantity } = line;
  const name = localized(i18n.language, piece.nameAr, piece.name);
  const number = (value: number) => formatNumber(value, i18n.language);
  const hasMoved = price !== null && price !== line.price;
  return (
    <Row>
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
          onClick={() => onStep(-1)}
        >
          <Minus size={18} aria-hidden />
        </IconButton>
        <b aria-live="polite">{number(quantity)}</b>
        <IconButton label={t('admin.pos.more')} disabled={disabled} onClick={() => onStep(1)}>
          <Plus size={18} aria-hidden />
        </IconButton>
      </Steps>
      <Sum>{price !== null && <Price amount={price * quantity} />}</Sum>
      <LineProblem line={line} error={error} disabled={disabled} />
    </Row>
  );
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
