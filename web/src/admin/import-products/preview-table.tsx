import type { PreviewAction, PreviewedProduct } from '@dahab/importer/contract/product-import.ts';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fromTablet } from '../../ui/media.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { PreviewedProblems } from './previewed-problems.tsx';

const PAGE_SIZE = 10;

const TONES = { create: 'success', update: 'accent', skip: 'danger' } as const satisfies Record<
  PreviewAction,
  string
>;

/* Nine columns, whose headers are those of the file: they stand closer, and long headers wrap. */
const Close = styled.div`
  th {
    white-space: normal;
  }

  ${fromTablet} {
    th,
    td {
      padding-inline: var(--space-2);
    }
  }
`;

const Name = styled.span`
  display: inline-block;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  min-inline-size: 9rem;
`;

export function PreviewTable({ products }: { products: readonly PreviewedProduct[] }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const columns = usePreviewColumns();
  return (
    <>
      <Close>
        <DataTable
          caption={t('admin.import.preview')}
          columns={columns}
          rows={products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          rowKey={(product) => `${product.row} ${product.Title}`}
          empty={<EmptyState title={t('admin.import.nothing')} />}
        />
      </Close>
      <Pagination
        page={page}
        totalPages={Math.ceil(products.length / PAGE_SIZE)}
        onPage={setPage}
      />
    </>
  );
}

function usePreviewColumns(): Column<PreviewedProduct>[] {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'row',
        header: t('admin.import.row'),
        hiddenOnPhone: true,
        cell: ({ row }) => formatNumber(row + 1, i18n.language),
      },
      {
        id: 'title',
        header: 'Title',
        main: true,
        cell: ({ Title }) => <Name dir="auto">{Title || '—'}</Name>,
      },
      {
        id: 'action',
        header: t('admin.import.action'),
        cell: ({ action }) => (
          <Badge $tone={TONES[action]}>{t(`admin.import.act.${action}`)}</Badge>
        ),
      },
      {
        id: 'problems',
        header: t('admin.import.problems'),
        cell: ({ problems }) => <PreviewedProblems problems={problems} />,
      },
      { id: 'vendor', header: 'Vendor', cell: ({ Vendor }) => <bdi>{Vendor || '—'}</bdi> },
      {
        id: 'grams',
        header: 'Variant Grams',
        align: 'end',
        cell: (product) => <bdi>{product['Variant Grams'] || '—'}</bdi>,
      },
      {
        id: 'quantity',
        header: 'Variant Inventory Qty',
        align: 'end',
        cell: (product) => <bdi>{product['Variant Inventory Qty'] || '—'}</bdi>,
      },
      {
        id: 'karat',
        header: t('admin.import.karat'),
        align: 'end',
        cell: (product) => <bdi>{product['Karat (product.metafields.custom.karat)'] || '—'}</bdi>,
      },
      { id: 'status', header: 'Status', cell: ({ Status }) => <bdi>{Status || '—'}</bdi> },
    ],
    [t, i18n.language],
  );
}
