import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { TimesField } from './times-field.tsx';
import type { TypedTelegram } from './typed-telegram.ts';

const Note = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export interface AutomaticPostsProps {
  values: TypedTelegram;
  errorOf: (name: keyof TypedTelegram) => string | undefined;
  set: <Name extends keyof TypedTelegram>(name: Name, value: TypedTelegram[Name]) => void;
}

/** When the price message goes out without anybody sending it. */
export function AutomaticPosts({ values, errorOf, set }: AutomaticPostsProps) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t('admin.telegram.automatic')}</h3>
      <Note>{t('admin.telegram.automaticHint')}</Note>
      <Switch
        name="priceScheduleEnabled"
        label={t('admin.telegram.priceScheduleEnabled')}
        checked={values.priceScheduleEnabled}
        onChange={(event) => set('priceScheduleEnabled', event.target.checked)}
      />
      {values.priceScheduleEnabled && (
        <TimesField
          name="priceScheduleTimes"
          value={values.priceScheduleTimes}
          error={errorOf('priceScheduleTimes')}
          onChange={(times) => set('priceScheduleTimes', times)}
        />
      )}
      <div>
        <Switch
          name="priceOnChangeEnabled"
          label={t('admin.telegram.priceOnChangeEnabled')}
          checked={values.priceOnChangeEnabled}
          onChange={(event) => set('priceOnChangeEnabled', event.target.checked)}
        />
        <Note>{t('admin.telegram.priceOnChangeHint')}</Note>
      </div>
    </>
  );
}
