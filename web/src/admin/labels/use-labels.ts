import type { Product } from '@dahab/catalog/contract/product.ts';
import { priceOf } from '@dahab/pricing/contract/price.ts';
import { useMemo, useState } from 'react';
import { useGetGoldPriceQuery } from '../../api/gold-price.ts';
import { labelPages } from './label-pages.ts';
import { labelSheets, labelsPerPage } from './label-sheets.ts';
import { rememberedOptions, rememberOptions, type LabelOptions } from './label-options.ts';

export const MOST_COPIES = 200;
const MOST_LABELS = 1000;

/** How many labels of what, on which sheets. */
export function useLabels(products: readonly Product[]) {
  const { data: gold } = useGetGoldPriceQuery();
  const [options, setOptions] = useState(rememberedOptions);
  const [copiesById, setCopiesById] = useState<Record<number, number>>({});
  const [first, setFirst] = useState<number | null>(1);
  const sheet = labelSheets[options.sheet];
  const perPage = labelsPerPage(sheet);
  const copiesOf = ({ id }: Product) => copiesById[id] ?? 1;
  const count = products.reduce((sum, product) => sum + copiesOf(product), 0);
  const isTooMany = count > MOST_LABELS;
  const start = Math.min(Math.max(1, Math.round(first ?? 1)), perPage);

  const pages = useMemo(() => {
    const wanted = products.map((label) => ({ label, copies: copiesById[label.id] ?? 1 }));
    return isTooMany ? [] : labelPages(wanted, perPage, start - 1);
  }, [products, copiesById, isTooMany, perPage, start]);

  const setCopies = (copies: Record<number, number>) =>
    setCopiesById((before) => ({ ...before, ...copies }));
  return {
    options,
    sheet,
    perPage,
    pages,
    count,
    isTooMany,
    first,
    start,
    setFirst,
    copiesOf,
    change: (changes: Partial<LabelOptions>) => {
      const next = { ...options, ...changes };
      rememberOptions(next);
      setOptions(next);
    },
    setCopies: ({ id }: Product, copies: number | null) => setCopies({ [id]: allowed(copies) }),
    /** A label for every piece in stock, or one for every product. */
    copyAll: (copiesFor: (product: Product) => number) =>
      setCopies(
        Object.fromEntries(products.map((product) => [product.id, allowed(copiesFor(product))])),
      ),
    priceOf: (product: Product) => (options.withPrice && gold ? priceOf(product, gold) : null),
  };
}

export type Labels = ReturnType<typeof useLabels>;

function allowed(copies: number | null): number {
  return Math.min(Math.max(0, Math.floor(copies ?? 0)), MOST_COPIES);
}
