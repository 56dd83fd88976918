import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { useListHeroWidgetsQuery } from '../../api/hero-widgets.ts';
import { Failure } from '../../app/failure.tsx';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UnsavedGuard } from '../forms/unsaved-guard.tsx';
import { CreateWidget } from './create-widget.tsx';
import { DeleteWidget } from './delete-widget.tsx';
import { EditWidget } from './edit-widget.tsx';
import { WidgetList } from './widget-list.tsx';

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const ListTitle = styled.h2`
  font-size: var(--text-l);
`;

export function HeroWidgetsScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.hero.title'));
  const { data, error, refetch } = useListHeroWidgetsQuery(undefined, {
    // Shoppers are not shown the hidden ones: what they read does not do here.
    refetchOnMountOrArgChange: true,
  });
  const [creating, setCreating] = useState(false);
  const [edited, setEdited] = useState<HeroWidget | null>(null);
  const [deleted, setDeleted] = useState<HeroWidget | null>(null);
  return (
    <>
      <PageHeader
        title={t('admin.hero.title')}
        note={data ? t('admin.hero.sum', { count: data.length }) : null}
        actions={
          <ButtonLink variant="secondary" to="/">
            {t('admin.hero.open')}
          </ButtonLink>
        }
      />
      <Blocks>
        <CreateWidget onDirty={setCreating} />
        <ListTitle>{t('admin.hero.list')}</ListTitle>
        {data && <WidgetList stored={data} onEdit={setEdited} onDelete={setDeleted} />}
        {!data && error && (
          <Failure title={t('admin.hero.failed')} error={error} onRetry={refetch} />
        )}
        {!data && !error && <Skeleton $height="16rem" />}
      </Blocks>
      {edited ? (
        <EditWidget
          // When somebody deletes it meanwhile, what is typed stays.
          widget={data?.find(({ id }) => id === edited.id) ?? edited}
          dirtyBehind={creating}
          onClose={() => setEdited(null)}
        />
      ) : (
        <UnsavedGuard dirty={creating} />
      )}
      {deleted && <DeleteWidget widget={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
