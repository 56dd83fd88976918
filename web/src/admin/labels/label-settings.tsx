import styled from 'styled-components';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { labelSheetNames } from './label-sheets.ts';
import type { Labels } from './use-labels.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: start;
  gap: var(--space-4);
  margin-block-end: var(--space-4);
`;

const Price = styled.div`
  align-self: center;
`;

/** On what the labels are printed, and from which one on. */
export function LabelSettings({ labels }: { labels: Labels }) {
  const { t, i18n } = useTranslation();
  const { options, sheet, perPage, first, start } = labels;
  const number = (value: number) => formatNumber(value, i18n.language);
  const place = {
    row: number(Math.floor((start - 1) / sheet.columns) + 1),
    column: number(((start - 1) % sheet.columns) + 1),
  };
  return (
    <Row>
      <Select
        label={t('admin.labels.sheet')}
        value={options.sheet}
        options={labelSheetNames.map((name) => ({
          value: name,
          label: t(`admin.labels.sheetName.${name}`),
        }))}
        onChange={(event) => {
          const name = labelSheetNames.find((one) => one === event.target.value);
          if (name) labels.change({ sheet: name });
        }}
      />
      {perPage > 1 && (
        <NumberField
          inputMode="numeric"
          label={t('admin.labels.first')}
          hint={t('admin.labels.firstAt', place)}
          value={first}
          onChange={labels.setFirst}
        />
      )}
      <Price>
        <Switch
          label={t('admin.labels.withPrice')}
          checked={options.withPrice}
          onChange={(event) => labels.change({ withPrice: event.target.checked })}
        />
      </Price>
    </Row>
  );
}
