import { buyingGramPriceOf, karats, type Karat } from '@dahab/pricing/contract/price.ts';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { useGetBuyingPriceQuery } from '../../../api/gold-price.ts';
import { useForm } from '../../../app/use-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Price } from '../../../ui/price.tsx';
import { useFollow } from '../../forms/use-follow.ts';
import { SellingNow } from './selling-now.tsx';
import type { CartTradeIn } from './settlement.ts';
import { NO_TRADE_IN, tradeInErrors, tradeInOf, worthOf } from './typed-trade-in.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const Worth = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);

  output {
    font-size: var(--text-2xl);
    font-weight: 600;
  }
`;

export interface TradeInDialogProps {
  /** One that was taken already; null for the next one. */
  taken: CartTradeIn | null;
  onTaken: (tradeIn: CartTradeIn) => void;
  onClose: () => void;
}

/** Old gold: its karat, what it weighs, and what the shop pays for it. */
export function TradeInDialog({ taken, onTaken, onClose }: TradeInDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { data: buying, isLoading } = useGetBuyingPriceQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const ownPriceOf = (karat: Karat) => buyingGramPriceOf(karat, buying?.buyPrice21k ?? null);
  const buyPrice21k = buying?.buyPrice21k ?? null;
  const initial = useMemo(
    () => taken ?? { ...NO_TRADE_IN, pricePerGram: buyingGramPriceOf(21, buyPrice21k) },
    [taken, buyPrice21k],
  );
  const { values, set, setValues, errorOf, formProps } = useForm({
    initial,
    check: tradeInErrors,
    submit: async (typed) => onTaken(tradeInOf(typed)),
  });
  useFollow(initial, setValues);
  const { karat, weight, pricePerGram } = values;

  /** A price that was agreed on stays; the shop's own is another one for another karat. */
  const setKarat = (next: Karat) => {
    const isOwn = pricePerGram === null || pricePerGram === ownPriceOf(karat);
    set('karat', next);
    if (isOwn) set('pricePerGram', ownPriceOf(next));
  };

  return (
    <Dialog
      open
      size="small"
      title={t(`admin.payment.${taken ? 'editTradeIn' : 'addTradeIn'}`)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {t(`admin.payment.${taken ? 'save' : 'add'}`)}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps}>
        <Chips role="group" aria-label={t('admin.payment.karat')}>
          {karats.map((one) => (
            <Chip key={one} pressed={one === karat} onClick={() => setKarat(one)}>
              {t(`karat.${one}`)}
            </Chip>
          ))}
        </Chips>
        <NumberField
          name="weight"
          data-autofocus
          label={t('admin.payment.weight')}
          unit={t('admin.payment.grams')}
          value={weight}
          error={errorOf('weight')}
          onChange={(value) => set('weight', value)}
        />
        <NumberField
          name="pricePerGram"
          label={t('admin.payment.pricePerGram')}
          unit={t('admin.payment.pounds')}
          value={pricePerGram}
          error={errorOf('pricePerGram')}
          hint={<SellingNow karat={karat} isUnset={!isLoading && buyPrice21k === null} />}
          onFocus={(event) => event.target.select()}
          onChange={(value) => set('pricePerGram', value)}
        />
        <Worth>
          {t('admin.payment.worth')}
          <output>{worthOf(values) === null ? '—' : <Price amount={worthOf(values)} />}</output>
        </Worth>
      </Form>
    </Dialog>
  );
}
