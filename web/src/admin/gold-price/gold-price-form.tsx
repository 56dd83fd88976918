import type { GoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { useSetGoldPriceMutation, type GoldPriceInput } from '../../api/gold-price.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { fromTablet } from '../../ui/media.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { useFollow } from '../forms/use-follow.ts';
import { Equivalents } from './equivalents.tsx';
import { JumpDialog } from './jump-dialog.tsx';
import { PriceDifference } from './price-difference.tsx';
import { typedGoldPrice, type TypedGoldPrice } from './typed-gold-price.ts';
import { useJumpGuard } from './use-jump-guard.ts';

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);

  ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Fields = styled.form`
  display: grid;
  gap: var(--space-4);
  align-content: start;
`;

export interface GoldPriceFormProps {
  current: GoldPriceSettings;
  /** The base price as it is being typed. */
  onTyped: (basePrice21k: number | null) => void;
  onDirty: (dirty: boolean) => void;
}

/** Sets the price that the whole shop follows; what it would mean stands beside it while typing. */
export function GoldPriceForm({ current, onTyped, onDirty }: GoldPriceFormProps) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [setGoldPrice] = useSetGoldPriceMutation();
  const guard = useJumpGuard(current.basePrice21k);
  const initial = useMemo(() => typedGoldPrice(current), [current]);

  const save = async (typed: TypedGoldPrice) => {
    if (!(await guard.allows(typed.basePrice21k))) return;
    // An empty field goes as it is: the shop says what is wrong with it.
    await setGoldPrice(typed as GoldPriceInput).unwrap();
    notify(t('admin.goldPrice.saved'));
  };
  const { values, set, setValues, errorOf, pending, isDirty, formProps } = useForm({
    initial,
    submit: save,
    onFailure: fail,
  });
  useFollow(initial, setValues);
  useEffect(() => onTyped(values.basePrice21k), [values.basePrice21k, onTyped]);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <Card>
      <Columns>
        <Fields {...formProps}>
          <CardTitle>{t('admin.goldPrice.set')}</CardTitle>
          <NumberField
            name="basePrice21k"
            label={t('admin.goldPrice.base')}
            unit={t('admin.goldPrice.unit')}
            value={values.basePrice21k}
            error={errorOf('basePrice21k')}
            hint={<PriceDifference from={current.basePrice21k} to={values.basePrice21k} />}
            onChange={(value) => set('basePrice21k', value)}
          />
          <NumberField
            name="marginPerGram"
            label={t('admin.goldPrice.margin')}
            unit={t('admin.goldPrice.unit')}
            value={values.marginPerGram}
            error={errorOf('marginPerGram')}
            hint={t('admin.goldPrice.marginHint')}
            onChange={(value) => set('marginPerGram', value)}
          />
          <div>
            <Button type="submit" pending={pending && guard.asking === null} disabled={!isDirty}>
              {t('admin.goldPrice.save')}
            </Button>
          </div>
        </Fields>
        <Equivalents current={current} typed={values} />
      </Columns>
      <JumpDialog
        from={current.basePrice21k}
        to={guard.asking}
        onConfirm={() => guard.answer(true)}
        onCancel={() => guard.answer(false)}
      />
    </Card>
  );
}
