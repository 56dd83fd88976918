import { useTranslation } from '../../i18n/use-translation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Identified, Selection } from './use-selection.ts';

export interface SelectAllProps<Row extends Identified> {
  rows: readonly Row[];
  selection: Selection<Row>;
  labelHidden?: boolean;
}

/** Chooses all rows of the page, or none; between the two while some are chosen. */
export function SelectAll<Row extends Identified>(props: SelectAllProps<Row>) {
  const { rows, selection, labelHidden } = props;
  const { t } = useTranslation();
  const count = rows.filter((row) => selection.has(row)).length;
  const isAll = count > 0 && count === rows.length;
  return (
    <Checkbox
      label={t('admin.bulk.selectPage')}
      labelHidden={labelHidden ?? false}
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => selection.set(rows, !isAll)}
    />
  );
}
