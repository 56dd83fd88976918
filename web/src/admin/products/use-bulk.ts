import type { Product } from '@dahab/catalog/contract/product.ts';
import { useState } from 'react';
import { useBulkProductsMutation, type BulkAction } from '../../api/bulk-products.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCloseWarning } from '../forms/use-close-warning.ts';
import type { Selection } from '../lists/use-selection.ts';

export interface BulkProgress {
  action: BulkAction;
  tried: number;
  total: number;
}

export interface BulkProblems {
  action: BulkAction;
  failed: readonly { product: Product; reason: string }[];
}

/** Does something to all selected products; those that fail stay selected, with the reason. */
export function useBulk(selection: Selection<Product>) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [bulkProducts] = useBulkProductsMutation();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [problems, setProblems] = useState<BulkProblems | null>(null);

  // Each product is a call of its own: those that were not yet made would never be.
  useCloseWarning(progress !== null);

  const run = async (action: BulkAction, products: readonly Product[]) => {
    const total = products.length;
    setProblems(null);
    setProgress({ action, tried: 0, total });
    const onTried = (tried: number) => setProgress({ action, tried, total });
    const ids = products.map(({ id }) => id);
    const failures = await bulkProducts({ ids, action, onTried }).unwrap();
    setProgress(null);
    const reasons = new Map(failures.map(({ id, problem }) => [id, problem.message]));
    selection.set(
      products.filter(({ id }) => !reasons.has(id)),
      false,
    );
    if (failures.length === 0) return notify(t(`admin.bulk.done.${action}`));
    const failed = products.flatMap((product) => {
      const reason = reasons.get(product.id);
      return reason === undefined ? [] : [{ product, reason }];
    });
    setProblems({ action, failed });
    fail({ status: 0, message: t('admin.bulk.someFailed', { count: failed.length, total }) });
  };

  return {
    progress,
    problems,
    run: (action: BulkAction, products: readonly Product[]) => void run(action, products),
    dismiss: () => setProblems(null),
  };
}
