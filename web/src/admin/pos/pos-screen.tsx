import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';
import { useTitle } from '../../app/use-title.ts';
import { belowTablet, fromTablet } from '../../ui/media.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CartBar } from './cart-bar.tsx';
import { CartPanel } from './cart-panel.tsx';
import { ProductResults } from './product-results.tsx';
import { SaleDone } from './sale-done.tsx';
import { useTill } from './use-till.ts';

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;

  ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
  }

  ${belowTablet} {
    padding-block-end: 4rem;
  }
`;

/* Toasts keep off the cart: beside it on a desk, above its bar on a phone. */
const ToastPlace = createGlobalStyle`
  :root {
    ${fromTablet} {
      --toast-inline: 1rem auto;
    }

    ${belowTablet} {
      --toast-block-end: 4.5rem;
    }
  }
`;

const Finder = styled.section`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
`;

/** The till: find a piece, put it in the cart, choose the customer, sell. */
export function PosScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.pos.title'));
  const till = useTill();
  const [search, setSearch] = useState('');
  const finder = useRef<HTMLInputElement>(null);
  const next = () => {
    till.sale.forgetOrder();
    setSearch('');
    // After the dialog has given the focus back.
    requestAnimationFrame(() => finder.current?.focus());
  };
  return (
    <>
      <ToastPlace />
      <PageHeader title={t('admin.pos.title')} />
      <Columns>
        <Finder aria-label={t('admin.pos.pieces')}>
          <SearchField
            label={t('admin.pos.search')}
            placeholder={t('admin.pos.searchHint')}
            value={search}
            onChange={setSearch}
            autoFocus
            ref={finder}
          />
          <ProductResults typed={search} till={till} onClear={() => setSearch('')} />
        </Finder>
        <CartPanel till={till} />
      </Columns>
      <CartBar till={till} />
      <SaleDone order={till.sale.order} onClose={next} />
    </>
  );
}
