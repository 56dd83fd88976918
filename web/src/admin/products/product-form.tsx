import type { Product } from '@dahab/catalog/contract/product.ts';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ForeignChange } from '../forms/foreign-change.tsx';
import { UnsavedGuard } from '../forms/unsaved-guard.tsx';
import { useSaveKey } from '../forms/use-save-key.ts';
import { ProductFields } from './product-fields.tsx';
import { formOf } from './use-product-address.ts';
import { useProductForm } from './use-product-form.ts';

const Deleted = styled.p`
  padding: var(--space-2) var(--space-4);
  border-inline-start: 3px solid var(--danger);
  background: var(--danger-soft);
  font-size: var(--text-s);
`;

const Notices = styled.div`
  position: sticky;
  inset-block-start: calc(-1 * var(--space-5));
  z-index: 2;
  margin-block-end: var(--space-4);

  &:empty,
  &:not(:has(p)) {
    display: none;
  }
`;

export interface ProductFormProps {
  /** Null for a new one. */
  product: Product | null;
  /** Somebody deleted it meanwhile. */
  isGone: boolean;
  onClose: () => void;
}

/** Every way out of it leads through the page's address, where the guard asks first. */
export function ProductForm({ product, isGone, onClose }: ProductFormProps) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useProductForm(product, isGone);
  const { values, set, errorOf, pending, isDirty, isSaved, isDeleted, formProps } = form;
  const [isBusy, setBusy] = useState(false);
  useSaveKey(formId);
  useEffect(() => {
    if (isSaved) onClose();
    // Once: the address changes with it, and what closes with the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSaved]);
  return (
    <Dialog
      open
      size="large"
      onClose={() => !pending && onClose()}
      title={
        product ? t('admin.products.editTitle', { name: product.nameAr }) : t('admin.products.add')
      }
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={pending} disabled={isBusy}>
            {isDeleted ? t('admin.products.saveAsNew') : t('admin.products.save')}
          </Button>
        </>
      }
    >
      <Notices role="status">
        {isDeleted && <Deleted>{t('admin.products.goneMeanwhile')}</Deleted>}
        {!isDeleted && <ForeignChange shown={form.isChangedElsewhere} />}
      </Notices>
      <form id={formId} {...formProps}>
        <ProductFields {...{ values, set, errorOf }} onBusy={setBusy} />
      </form>
      <UnsavedGuard dirty={(isDirty || isBusy) && !isSaved} placeOf={placeOf} />
    </Dialog>
  );
}

function placeOf(location: Parameters<typeof formOf>[0] & { pathname: string }): string {
  return `${location.pathname} ${formOf(location)}`;
}
