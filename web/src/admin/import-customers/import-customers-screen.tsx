import { Upload } from 'lucide-react';
import styled from 'styled-components';
import { CUSTOMER_TEMPLATE_URL } from '../../api/imports.ts';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CsvDrop } from '../imports/csv-drop.tsx';
import { ImportJobCard } from '../imports/import-job-card.tsx';
import { LastImports } from '../imports/last-imports.tsx';
import { TemplateLink } from '../imports/template-link.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { UploadResult } from './upload-result.tsx';
import { useCustomerImport } from './use-customer-import.ts';

const Blocks = styled.div`
  display: grid;
  gap: var(--space-5);
`;

export function ImportCustomersScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.importCustomers.title'));
  const { file, result, jobId, isStarted, isSending, choose, upload } = useCustomerImport();
  return (
    <>
      <PageHeader
        title={t('admin.importCustomers.title')}
        note={t('admin.importCustomers.lead')}
        actions={<TemplateLink href={CUSTOMER_TEMPLATE_URL} />}
      />
      <Blocks>
        {file ? (
          <ChosenFile name={file.name} disabled={isSending} onClear={() => choose(null)} />
        ) : (
          <CsvDrop onFile={choose} />
        )}
        <div>
          <Button
            pending={isSending}
            icon={<Upload size={18} aria-hidden />}
            onClick={() => void upload()}
          >
            {t('admin.importCustomers.upload')}
          </Button>
        </div>
        {isSending && <p role="status">{t('admin.import.sending')}</p>}
        <UploadResult result={result} />
        {jobId && <ImportJobCard key={jobId} jobId={jobId} started={isStarted} />}
        <LastImports of="customers" />
      </Blocks>
    </>
  );
}
