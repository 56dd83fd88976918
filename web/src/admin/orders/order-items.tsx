import type { Product } from '@dahab/catalog/contract/product.ts';
import type { OrderItem } from '@dahab/orders/contract/order.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { asProblem } from '../../api/problem.ts';
import { useGetProductDetailsQuery } from '../../api/product-details.ts';
import { formatKarat, formatNumber, formatWeight } from '../../i18n/format.ts';
import { localized } from '../../i18n/localized.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';

const Piece = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  text-align: start;

  > :first-child {
    flex: none;
    inline-size: 3rem;
    border-radius: var(--radius-s);
  }
`;

const Measures = styled.small`
  display: block;
  color: var(--ink-muted);
  font-weight: 400;
`;

/** What was sold, as it was then: names, weight and karat stay when the product changes. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const { t, i18n } = useTranslation();
  const serverText = useServerText();
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const { data: products, error } = useGetProductDetailsQuery(ids);
  const columns = useMemo<Column<OrderItem>[]>(
    () => [
      {
        id: 'piece',
        header: t('admin.orders.piece'),
        main: true,
        cell: (item) => (
          <Piece>
            <Picture
              src={item.image ?? productOf(products, item)?.images[0] ?? null}
              alt=""
              sizes="48px"
            />
            <span>
              <PieceName item={item} products={products} />
              <Measures>
                <bdi>{formatWeight(item.weight, i18n.language)}</bdi>
                {' · '}
                <bdi>{formatKarat(item.karat)}</bdi>
              </Measures>
            </span>
          </Piece>
        ),
      },
      {
        id: 'price',
        header: t('admin.orders.price'),
        align: 'end',
        cell: (item) => (
          <span>
            {item.priceFlagged && <Badge $tone="accent">!</Badge>}{' '}
            <Price amount={item.price} decimals={2} />
          </span>
        ),
      },
      {
        id: 'quantity',
        header: t('admin.orders.quantity'),
        align: 'end',
        cell: (item) => formatNumber(item.quantity, i18n.language),
      },
      {
        id: 'sum',
        header: t('admin.orders.sum'),
        align: 'end',
        cell: (item) => <Price amount={item.price * item.quantity} decimals={2} />,
      },
    ],
    [t, i18n.language, products],
  );
  return (
    <>
      <DataTable
        caption={t('admin.orders.items')}
        columns={columns}
        rows={items}
        rowKey={(item) => item.id}
      />
      {error && (
        <p role="alert">
          {t('admin.orders.detailsFailed', { reason: serverText(asProblem(error).message) })}
        </p>
      )}
    </>
  );
}

type Products = readonly Product[] | undefined;

function productOf(products: Products, { id }: OrderItem): Product | undefined {
  return products?.find((product) => product.id === id);
}

/** The name of then; it leads to the piece as it is now, while there is one. */
function PieceName({ item, products }: { item: OrderItem; products: Products }) {
  const { t, i18n } = useTranslation();
  const name = <bdi>{localized(i18n.language, item.nameAr, item.name)}</bdi>;
  if (!products) return name;
  if (productOf(products, item)) return <Link to={`/product/${item.id}`}>{name}</Link>;
  return (
    <>
      {name} <Badge>{t('admin.orders.gone')}</Badge>
    </>
  );
}
