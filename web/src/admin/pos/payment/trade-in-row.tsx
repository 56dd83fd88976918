import { tradeInAmountOf } from '@dahab/pricing/contract/price.ts';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { decimalsOf, formatKarat, formatWeight } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Price } from '../../../ui/price.tsx';
import type { CartTradeIn } from './settlement.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: 0 var(--space-2);

  > :last-child {
    margin-inline: calc(-1 * var(--space-2));
  }
`;

const Small = styled.span`
  display: block;
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

const Buttons = styled.span`
  display: flex;
`;

export interface TradeInRowProps {
  tradeIn: CartTradeIn;
  disabled: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

export function TradeInRow({ tradeIn, disabled, onEdit, onRemove }: TradeInRowProps) {
  const { t, i18n } = useTranslation();
  const { weight, pricePerGram } = tradeIn;
  const named = { karat: formatKarat(tradeIn.karat), weight: formatWeight(weight, i18n.language) };
  return (
    <Row>
      <span>
        <bdi>{named.karat}</bdi> · <bdi>{named.weight}</bdi>
        <Small>
          × <Price amount={pricePerGram} decimals={decimalsOf(pricePerGram)} />
        </Small>
      </span>
      <b>
        <Price amount={-tradeInAmountOf(weight, pricePerGram)} />
      </b>
      <Buttons>
        <IconButton label={t('admin.payment.editOne', named)} disabled={disabled} onClick={onEdit}>
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={t('admin.payment.removeOne', named)}
          disabled={disabled}
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Buttons>
    </Row>
  );
}
