import type { Collection } from '@dahab/catalog/contract/collection.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useListCollectionsQuery } from '../../api/collections.ts';
import { Failure } from '../../app/failure.tsx';
import { useTitle } from '../../app/use-title.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useListParams } from '../lists/use-list-params.ts';
import { useListSearch } from '../lists/use-list-search.ts';
import { CollectionDialog } from './collection-dialog.tsx';
import { DeleteCollection } from './delete-collection.tsx';
import { matchingCollections } from './matching-collections.ts';
import { NoCollections } from './no-collections.tsx';
import { useCollectionColumns } from './use-collection-columns.tsx';

export function CollectionsScreen() {
  const { t, i18n } = useTranslation();
  useTitle(t('admin.collections.title'));
  const { search, typed, setTyped, clear } = useListSearch(useListParams());
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Collection | null>(null);
  const [deleted, setDeleted] = useState<Collection | null>(null);
  const { data, error, isLoading, refetch } = useListCollectionsQuery();
  const columns = useCollectionColumns({ edit: setEdited, remove: setDeleted });
  const add = () => setAdding(true);
  return (
    <>
      <PageHeader
        title={t('admin.collections.title')}
        note={data ? t('admin.collections.sum', { count: data.length }) : null}
        actions={
          <Button data-shortcut="new" onClick={add} icon={<Plus size={18} aria-hidden />}>
            {t('admin.collections.add')}
          </Button>
        }
      />
      <FilterBar>
        <SearchField
          label={t('admin.collections.search')}
          placeholder={t('admin.collections.searchHint')}
          value={typed}
          onChange={setTyped}
        />
      </FilterBar>
      {error && !data ? (
        <Failure title={t('errors.collectionsFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('admin.collections.title')}
          columns={columns}
          rows={matchingCollections(data ?? [], search)}
          rowKey={({ id }) => id}
          loadingRows={isLoading ? 5 : 0}
          empty={<NoCollections isSearch={search !== ''} onAdd={add} onClear={clear} />}
        />
      )}
      {isAdding && (
        <CollectionDialog
          collection={null}
          title={t('admin.collections.add')}
          onClose={() => setAdding(false)}
        />
      )}
      {edited && (
        <CollectionDialog
          // When somebody deletes it meanwhile, what is typed stays.
          collection={data?.find(({ id }) => id === edited.id) ?? edited}
          title={t('admin.collections.editOne', {
            name: localized(i18n.language, edited.nameAr, edited.nameEn),
          })}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && <DeleteCollection collection={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
