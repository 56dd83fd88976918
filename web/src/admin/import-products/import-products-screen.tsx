import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IMPORT_TEMPLATE_URL } from '../../api/product-imports.ts';
import { useTitle } from '../../app/use-title.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ImportJobCard } from './import-job-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useProductImport } from './use-product-import.ts';

const LARGEST_FILE = 50 * 1024 * 1024;
const CSV = { 'text/csv': ['.csv'] };

const Blocks = styled.div`
  display: grid;
  gap: var(--space-5);
`;

export function ImportProductsScreen() {
  const { t } = useTranslation();
  const serverText = useServerText();
  useTitle(t('admin.import.title'));
  const { file, preview, problem, jobId, startedJob, ...work } = useProductImport();
  const { choose, clear, run, isReading, sending } = work;
  return (
    <>
      <PageHeader
        title={t('admin.import.title')}
        note={t('admin.import.lead')}
        actions={
          <ButtonAnchor
            variant="secondary"
            download
            href={IMPORT_TEMPLATE_URL}
            icon={<Download size={18} aria-hidden />}
          >
            {t('admin.import.template')}
          </ButtonAnchor>
        }
      />
      <Blocks>
        {!preview && (
          <FileDrop
            label={
              isReading ? t('admin.import.reading', { name: file?.name }) : t('admin.import.drop')
            }
            hint={t('admin.import.dropHint')}
            accept={CSV}
            maxSize={LARGEST_FILE}
            busy={isReading}
            problem={problem && { ...problem, reason: serverText(problem.reason) }}
            onFiles={([chosen]) => chosen && void choose(chosen)}
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
        {jobId && <ImportJobCard key={jobId} jobId={jobId} started={jobId === startedJob} />}
      </Blocks>
    </>
  );
}
