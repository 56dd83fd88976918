import type { ImportJob } from '@dahab/importer/contract/import-job.ts';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Progress } from '../../ui/progress.tsx';

const Frame = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Note = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export function ImportProgress({ job }: { job: ImportJob }) {
  const { t } = useTranslation();
  const progress =
    job.total > 0
      ? t('admin.import.progress', { done: job.processed, count: job.total })
      : t(`admin.import.state.${job.status}`);
  return (
    <Frame>
      <Progress label={t('admin.import.running')} value={job.processed} max={job.total} />
      <p role="status">{progress}</p>
      <Note>{t('admin.import.mayLeave')}</Note>
    </Frame>
  );
}
