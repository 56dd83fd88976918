import styled from 'styled-components';
import { PRODUCT_TEMPLATE_URL } from '../../api/imports.ts';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { CsvDrop } from '../imports/csv-drop.tsx';
import { ImportJobCard } from '../imports/import-job-card.tsx';
import { LastImports } from '../imports/last-imports.tsx';
import { TemplateLink } from '../imports/template-link.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useProductImport } from './use-product-import.ts';

const Blocks = styled.div`
  display: grid;
  gap: var(--space-5);
`;

export function ImportProductsScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.import.title'));
  const { file, preview, problem, jobId, isStarted, ...work } = useProductImport();
  const { choose, clear, run, isReading, sending } = work;
  return (
    <>
      <PageHeader
        title={t('admin.import.title')}
        note={t('admin.import.lead')}
        actions={<TemplateLink href={PRODUCT_TEMPLATE_URL} />}
      />
      <Blocks>
        {!preview && (
          <CsvDrop
            label={isReading ? t('admin.import.reading', { name: file?.name }) : undefined}
            busy={isReading}
            problem={problem}
            onFile={(chosen) => void choose(chosen)}
          />
        )}
        {file && preview && (
          <PreviewCard
            name={file.name}
            preview={preview}
            sending={sending}
            onRun={(mode) => void run(mode)}
            onClear={clear}
          />
        )}
        {jobId && <ImportJobCard key={jobId} jobId={jobId} started={isStarted} />}
        <LastImports of="products" />
      </Blocks>
    </>
  );
}
