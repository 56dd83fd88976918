import { FileSpreadsheet, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { ImportPreview, ProductImportMode } from '../../api/imports.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import {
  countPreview,
  matchesFilter,
  previewFilters,
  type PreviewFilter,
} from './count-preview.ts';
import { PreviewTable } from './preview-table.tsx';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-block-end: var(--space-4);

  h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--text-l);
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  margin-block: var(--space-3);
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  margin-block-start: var(--space-5);
`;

export interface PreviewCardProps {
  name: string;
  preview: ImportPreview;
  /** What is being sent to the shop, if anything is. */
  sending: ProductImportMode | null;
  onRun: (mode: ProductImportMode) => void;
  onClear: () => void;
}

/** What the chosen file would do, before it does it. */
export function PreviewCard({ name, preview, sending, onRun, onClear }: PreviewCardProps) {
  const { t, i18n } = useTranslation();
  const [filter, setFilter] = useState<PreviewFilter>('all');
  const counts = countPreview(preview.products);
  const number = (value: number) => formatNumber(value, i18n.language);
  const shown = preview.products.filter((product) => matchesFilter(product, filter));
  return (
    <Card>
      <Head>
        <FileSpreadsheet size={22} aria-hidden />
        <h2 dir="auto">{name}</h2>
        <IconButton
          label={t('admin.import.otherFile')}
          disabled={sending !== null}
          onClick={onClear}
        >
          <X size={20} aria-hidden />
        </IconButton>
      </Head>
      <Chips role="group" aria-label={t('admin.import.filters')}>
        {previewFilters.map((value) => (
          <Chip key={value} pressed={filter === value} onClick={() => setFilter(value)}>
            {t(`admin.import.filter.${value}`)} <bdi>({number(counts[value])})</bdi>
          </Chip>
        ))}
      </Chips>
      <Note>
        {preview.total > preview.products.length
          ? t('admin.import.firstOnes', {
              shown: preview.products.length,
              count: preview.total,
            })
          : t('admin.import.inFile', { count: preview.total })}
      </Note>
      <PreviewTable key={filter} products={shown} />
      <Note>{t('admin.import.difference')}</Note>
      <Actions>
        <Button
          pending={sending === 'create'}
          disabled={sending !== null}
          onClick={() => onRun('create')}
        >
          {t('admin.import.import')}
        </Button>
        <Button
          variant="secondary"
          pending={sending === 'update'}
          disabled={sending !== null}
          onClick={() => onRun('update')}
        >
          {t('admin.import.update')}
        </Button>
        <span role="status">{sending && t('admin.import.sending')}</span>
      </Actions>
    </Card>
  );
}
