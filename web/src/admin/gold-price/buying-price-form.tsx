import type { BuyingPrice } from '@dahab/pricing/contract/buying-price.ts';
import { buyingGramPriceOf, karats } from '@dahab/pricing/contract/price.ts';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { useSetBuyingPriceMutation } from '../../api/gold-price.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useFollow } from '../forms/use-follow.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-inline-size: 30rem;

  > :first-child {
    justify-self: stretch;
  }
`;

const Karats = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);

  dt {
    color: var(--ink-muted);
    font-size: var(--text-s);
  }

  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export interface BuyingPriceFormProps {
  current: BuyingPrice;
  /** EGP per gram of 21 karat that the shop sells at; 0 while it has no price. */
  sellingPrice: number;
  onDirty: (dirty: boolean) => void;
}

/** What the shop pays for old gold: for the till only, shoppers never see it. */
export function BuyingPriceForm({ current, sellingPrice, onDirty }: BuyingPriceFormProps) {
  const { t, i18n } = useTranslation();
  const { notify, fail } = useToast();
  const [setBuyingPrice] = useSetBuyingPriceMutation();
  const { buyPrice21k } = current;
  const initial = useMemo(() => ({ buyPrice21k }), [buyPrice21k]);
  const { values, set, setValues, errorOf, pending, isDirty, formProps } = useForm({
    initial,
    submit: async (typed) => {
      await setBuyingPrice(typed).unwrap();
      notify(t('admin.goldPrice.buyingSaved'));
    },
    onFailure: fail,
  });
  useFollow(initial, setValues);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const price = (amount: number) => formatPrice(amount, i18n.language);
  const isAbove = sellingPrice > 0 && (values.buyPrice21k ?? 0) > sellingPrice;

  return (
    <Card>
      <CardTitle>{t('admin.goldPrice.buying')}</CardTitle>
      <Form {...formProps}>
        <NumberField
          name="buyPrice21k"
          optional
          label={t('admin.goldPrice.buyingBase')}
          unit={t('admin.goldPrice.unit')}
          value={values.buyPrice21k}
          error={errorOf('buyPrice21k')}
          hint={
            isAbove
              ? t('admin.goldPrice.buyingAbove', { price: price(sellingPrice) })
              : t('admin.goldPrice.buyingHint')
          }
          onChange={(value) => set('buyPrice21k', value)}
        />
        {(values.buyPrice21k ?? 0) > 0 && (
          <Karats aria-live="polite">
            {karats.map((karat) => (
              <div key={karat}>
                <dt>{t(`karat.${karat}`)}</dt>
                <dd>
                  <bdi>{price(buyingGramPriceOf(karat, values.buyPrice21k) ?? 0)}</bdi>
                </dd>
              </div>
            ))}
          </Karats>
        )}
        <Button type="submit" pending={pending} disabled={!isDirty}>
          {t('admin.goldPrice.buyingSave')}
        </Button>
      </Form>
    </Card>
  );
}
