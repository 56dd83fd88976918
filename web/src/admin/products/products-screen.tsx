import type { Product } from '@dahab/catalog/contract/product.ts';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Failure } from '../../app/failure.tsx';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { fromTablet } from '../../ui/media.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { DeleteDialog } from '../forms/delete-dialog.tsx';
import { useDeletion } from '../forms/use-deletion.ts';
import { SelectAll } from '../lists/select-all.tsx';
import { useSelection } from '../lists/use-selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { NoProducts } from './no-products.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { ProductFilters } from './product-filters.tsx';
import { useProductAddress } from './use-product-address.ts';
import { useProductColumns } from './use-product-columns.tsx';
import { useProductDeletion } from './use-product-deletion.ts';
import { PAGE_SIZE, useProductList } from './use-product-list.ts';

/* With room for it, this checkbox stands in the head of the table. */
const OnPhone = styled.div`
  ${fromTablet} {
    display: none;
  }
`;

const NONE: readonly Product[] = [];

export function ProductsScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.products.title'));
  const address = useProductAddress();
  const found = useProductList();
  const { list, error, isLoading, shown, refetch, page, goToPage, search, karat, isArchived } =
    found;
  const rows = list?.products ?? NONE;
  const selection = useSelection<Product>(`${search} ${karat} ${isArchived}`);
  const deletion = useProductDeletion((product) => selection.set([product], false));
  const { remove } = useDeletion(deletion);
  const [asked, askToRemove] = useState<Product | null>(null);
  const columns = useProductColumns({
    rows,
    selection,
    addressOf: ({ id }) => address.addressOf(String(id)),
    edit: ({ id }) => address.open(String(id)),
    remove,
    askToRemove,
  });
  const add = () => address.open('new');

  // The last product of the last page is gone: the page before it is the last one now.
  useEffect(() => {
    if (list && rows.length === 0 && page > 1) goToPage(Math.max(1, list.totalPages));
  }, [list, rows.length, page, goToPage]);

  return (
    <>
      <PageHeader
        title={t('admin.products.title')}
        actions={
          <Button data-shortcut="new" icon={<Plus size={18} aria-hidden />} onClick={add}>
            {t('admin.products.add')}
          </Button>
        }
      />
      <ProductFilters
        list={found}
        note={list ? t('admin.products.showing', { shown: rows.length, count: list.total }) : null}
      />
      {(rows.length > 0 || shown.isWaiting) && (
        <OnPhone>
          <SelectAll rows={rows} selection={selection} />
        </OnPhone>
      )}
      {error ? (
        <Failure title={t('admin.products.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={t('admin.products.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loadingRows={isLoading ? PAGE_SIZE : 0}
          shown={shown}
          empty={
            <NoProducts
              isFiltered={found.isFiltered}
              isArchived={isArchived}
              onAdd={add}
              onShowAll={found.showAll}
            />
          }
        />
      )}
      <BulkBar selection={selection} />
      <Pagination page={page} totalPages={list?.totalPages ?? 1} onPage={goToPage} />
      <ProductDialog form={address.form} known={rows} onClose={address.close} />
      {asked && (
        <DeleteDialog
          {...deletion}
          thing={asked}
          title={t('admin.products.askDelete', { name: asked.nameAr })}
          message={t('admin.products.askDeleteHint')}
          confirmLabel={t('admin.products.delete')}
          onClose={() => askToRemove(null)}
        />
      )}
    </>
  );
}
