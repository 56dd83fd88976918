import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { LabelList } from './label-list.tsx';
import { LabelPaper } from './label-paper.tsx';
import { LabelSettings } from './label-settings.tsx';
import type { Labels } from './use-labels.ts';

const Table = styled.div`
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
  overflow-x: auto;
`;

const Hint = styled.p`
  margin-block-end: var(--space-4);
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export interface LabelSheetsViewProps {
  products: readonly Product[];
  labels: Labels;
}

/** What labels are wanted, and the sheets as they will be printed. */
export function LabelSheetsView({ products, labels }: LabelSheetsViewProps) {
  const { t } = useTranslation();
  const { pages, sheet, priceOf, isTooMany } = labels;
  const { width, height } = sheet.page;
  return (
    <>
      <LabelSettings labels={labels} />
      <LabelList products={products} labels={labels} />
      {isTooMany && <p role="alert">{t('admin.labels.tooMany')}</p>}
      {pages.length > 0 && (
        <>
          <Hint>{t('admin.labels.printHint')}</Hint>
          <Table role="region" tabIndex={0} aria-label={t('admin.labels.preview')}>
            <LabelPaper pages={pages} sheet={sheet} priceOf={priceOf} />
          </Table>
          <PrintSheet page={`${width}mm ${height}mm`} margin="0">
            <LabelPaper pages={pages} sheet={sheet} priceOf={priceOf} />
          </PrintSheet>
        </>
      )}
    </>
  );
}
