import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { formatKarat, formatNumber, formatWeight } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/column.ts';
import { Price } from '../../ui/price.tsx';
import { SelectAll } from '../lists/select-all.tsx';
import type { Selection } from '../lists/use-selection.ts';
import { ProductName } from './product-name.tsx';
import { RowActions } from './row-actions.tsx';

const SHOWN_TAGS = 2;

const Header = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;

const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  > span {
    max-inline-size: 7rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export interface ProductColumns {
  rows: readonly Product[];
  selection: Selection<Product>;
  addressOf: (product: Product) => string;
  edit: (product: Product) => void;
  /** Deletes at once. */
  remove: (product: Product) => void;
  /** Asks before. */
  askToRemove: (product: Product) => void;
}

export function useProductColumns(options: ProductColumns): Column<Product>[] {
  const { rows, selection, addressOf, edit, remove, askToRemove } = options;
  const { t, i18n } = useTranslation();
  return [
    {
      id: 'name',
      header: t('admin.products.name'),
      main: true,
      headerCell: (
        <Header>
          <SelectAll labelHidden rows={rows} selection={selection} />
          {t('admin.products.name')}
        </Header>
      ),
      cell: (product) => (
        <ProductName product={product} selection={selection} address={addressOf(product)} />
      ),
    },
    {
      id: 'weight',
      header: t('admin.products.weight'),
      align: 'end',
      hiddenOnPhone: true,
      cell: ({ weight }) => <bdi>{formatWeight(weight, i18n.language)}</bdi>,
    },
    {
      id: 'karat',
      header: t('admin.products.karat'),
      hiddenOnPhone: true,
      cell: ({ karat }) => <bdi>{formatKarat(karat)}</bdi>,
    },
    {
      id: 'craftingCost',
      header: t('admin.products.craftingCost'),
      align: 'end',
      hiddenOnPhone: true,
      cell: ({ craftingCost }) => <Price amount={craftingCost} />,
    },
    {
      id: 'quantity',
      header: t('admin.products.quantity'),
      align: 'end',
      hiddenOnPhone: true,
      cell: ({ quantity }) =>
        quantity > 0 ? (
          formatNumber(quantity, i18n.language)
        ) : (
          <Badge $tone="danger">{t('admin.products.soldOut')}</Badge>
        ),
    },
    {
      id: 'tags',
      header: t('admin.products.tags'),
      hiddenOnPhone: true,
      cell: ({ tags }) => (
        <Tags>
          {tags.slice(0, SHOWN_TAGS).map((tag) => (
            <Badge key={tag} title={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
          {tags.length > SHOWN_TAGS && (
            <Badge title={tags.slice(SHOWN_TAGS).join(' · ')}>
              {t('admin.products.moreTags', { count: tags.length - SHOWN_TAGS })}
            </Badge>
          )}
        </Tags>
      ),
    },
    {
      id: 'actions',
      header: t('admin.actions'),
      align: 'end',
      headerHidden: true,
      headOnPhone: true,
      cell: (product) => (
        <RowActions
          product={product}
          onEdit={() => edit(product)}
          onDelete={() => remove(product)}
          onAskToDelete={() => askToRemove(product)}
        />
      ),
    },
  ];
}
