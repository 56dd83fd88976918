import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ShopStatus } from '../../api/operations.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { withTouch } from '../../ui/media.ts';
import { durationText } from './duration-text.ts';

/** A worker takes up what is due within seconds. */
const STALLED_SECONDS = 60;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
`;

const Screens = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin-block-start: var(--space-4);

  ${withTouch} {
    a {
      padding-block: var(--space-3);
    }
  }
`;

/** Imports under way and those that failed; they are looked at, and done again, on their own screens. */
export function ImportsCard({ imports }: Pick<ShopStatus, 'imports'>) {
  const { t } = useTranslation();
  return (
    <Card>
      <CardTitle>{t('admin.status.imports')}</CardTitle>
      {imports === null ? (
        <p>{t('admin.status.importsUnknown')}</p>
      ) : (
        <ImportsList imports={imports} />
      )}
      <Screens>
        <Link to="/admin/import-products">{t('admin.status.importProducts')}</Link>
        <Link to="/admin/import-customers">{t('admin.status.importCustomers')}</Link>
      </Screens>
    </Card>
  );
}

function ImportsList({ imports }: { imports: NonNullable<ShopStatus['imports']> }) {
  const { t } = useTranslation();
  const { queued, running, failed, stalledSeconds } = imports;
  if (queued + running + failed === 0) return <p>{t('admin.status.importsFine')}</p>;
  return (
    <List>
      {stalledSeconds > STALLED_SECONDS && (
        <li>{t('admin.status.importsStalled', { age: durationText(stalledSeconds, t) })}</li>
      )}
      {failed > 0 && (
        <li>
          <Link to="/admin/activity?kind=import">
            {t('admin.status.import.failed', { count: failed })}
          </Link>
        </li>
      )}
      {running > 0 && <li>{t('admin.status.import.running', { count: running })}</li>}
      {queued > 0 && <li>{t('admin.status.import.queued', { count: queued })}</li>}
    </List>
  );
}
