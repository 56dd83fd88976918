import type { ImportJob, ImportKind } from '@dahab/importer/contract/import-job.ts';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { failedRowsUrl } from '../../api/imports.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { RowProblems } from './row-problems.tsx';

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: var(--space-3);
  margin-block-end: var(--space-5);

  > div {
    display: flex;
    flex-direction: column-reverse;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--sunken);
  }

  dt {
    color: var(--ink-muted);
    font-size: var(--text-s);
  }

  dd {
    font-size: var(--text-xl);
    font-weight: 600;
    line-height: 1.4;
  }

  .bad {
    color: var(--danger);
  }
`;

const Why = styled.p`
  margin-block-end: var(--space-4);
  color: var(--danger);
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-4);
`;

const counts = ['created', 'updated', 'skipped', 'failed'] as const;

/** What an import did, and which rows it could not take. */
export function ImportResult({ job }: { job: ImportJob }) {
  const { t, i18n } = useTranslation();
  const serverText = useServerText();
  return (
    <>
      {job.message && <Why dir="auto">{serverText(job.message)}</Why>}
      <Counts>
        {counts.map((name) => (
          <div key={name}>
            <dt>{t(`admin.import.result.${name}`)}</dt>
            <dd className={name === 'failed' && job.failed > 0 ? 'bad' : undefined}>
              {formatNumber(job[name], i18n.language)}
            </dd>
          </div>
        ))}
      </Counts>
      <RowProblems title={t('admin.import.errors')} problems={job.errors} open />
      <RowProblems title={t('admin.import.warnings')} problems={job.warnings} />
      <Links>
        {job.errors.length > 0 && (
          <ButtonAnchor
            variant="secondary"
            download
            href={failedRowsUrl(job.id)}
            icon={<Download size={18} aria-hidden />}
          >
            {t('admin.import.failedRows')}
          </ButtonAnchor>
        )}
        <ImportedLink kind={job.kind} />
      </Links>
    </>
  );
}

function ImportedLink({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation();
  if (kind === 'customers') {
    return (
      <ButtonLink to="/admin/customers" variant="secondary">
        {t('admin.import.seeCustomers')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/admin/products" variant="secondary">
      {t('admin.import.seeProducts')}
    </ButtonLink>
  );
}
