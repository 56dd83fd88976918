import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { belowTablet, fromDesktop, fromTablet } from '../../ui/media.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useDebouncedSearch } from '../../ui/use-debounced-search.ts';
import { CartBar } from './cart-bar.tsx';
import { CartPanel } from './cart-panel.tsx';
import { useCatalogue } from './catalogue/use-catalogue.ts';
import { useFoundPieces } from './catalogue/use-found-pieces.ts';
import { NotKept } from './kept/not-kept.tsx';
import { ProductResults } from './product-results.tsx';
import { WaitingSales } from './queue/waiting-sales.tsx';
import { SaleDone } from './sale-done.tsx';
import { ScanStrip } from './scanner/scan-strip.tsx';
import { commandOf } from './scanner/till-commands.ts';
import { useScannedPieces } from './scanner/use-scanned-pieces.ts';
import { useScanner } from './scanner/use-scanner.ts';
import { useTillCommands } from './scanner/use-till-commands.ts';
import { RehearsedReceipt } from './start/rehearsed-receipt.tsx';
import { useKeptStart } from './start/use-kept-start.ts';
import { useTill } from './use-till.ts';
import { useTillKeys } from './use-till-keys.ts';

const Columns = styled.div`
  /* Above the page, where there is no side menu. */
  --bar: calc(var(--control) + 2 * var(--space-1) + 1px);

  display: grid;
  gap: var(--space-5);
  align-items: start;

  ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(19rem, 24rem);
  }

  ${belowTablet} {
    padding-block-end: 4rem;
  }

  ${fromDesktop} {
    --bar: 0px;
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

/* However long the name of a piece is, the cart keeps its place. */
const Finder = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;

  /* The cart beside it wants the height. */
  > header {
    min-block-size: var(--control);
    margin-block-end: 0;
  }

  /* Sales that wait stand beside it. */
  > header h1 {
    white-space: nowrap;
  }
`;

/** The till: find a piece or scan it, choose the customer, sell, with or without a network. */
export function PosScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.pos.title'));
  useKeptStart();
  const till = useTill();
  const readKnown = useCatalogue(till.store);
  const [search, setSearch] = useState('');
  const q = useDebouncedSearch(search);
  const found = useFoundPieces(q, readKnown);
  const finder = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);

  const toFinder = useCallback(() => {
    finder.current?.focus();
    finder.current?.select();
  }, []);
  const next = () => {
    till.awaited.goOn();
    setSearch('');
    // After the dialog has given the focus back.
    requestAnimationFrame(toFinder);
  };
  const obey = useTillCommands(till, next);
  const scanned = useScannedPieces(readKnown, { add: till.add, obey });
  useScanner((code) => {
    // A piece begins the next sale; what is answered later is seen above.
    const isDone = till.awaited.sale !== null && till.awaited.sale.phase !== 'selling';
    if (isDone && !commandOf(code)) till.awaited.goOn();
    scanned(code);
  });
  useTillKeys({
    F2: toFinder,
    F4: () => document.querySelector<HTMLElement>('#cart input[type="search"]')?.focus(),
    F8: till.hold,
    F9: till.sell,
  });

  /** Down to what was found; Enter adds it where it is the only one. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isSettled = search.trim() === q || q === '';
    const isDown = event.key === 'ArrowDown';
    if (!isDown && event.key !== 'Enter') return;
    event.preventDefault();
    const [first, ...others] = found.pieces ?? [];
    if (!first || !isSettled) return;
    if (!isDown && q && others.length === 0) {
      till.add(first);
      finder.current?.select();
      return;
    }
    results.current?.querySelector<HTMLElement>('.results button')?.focus();
  };
  return (
    <>
      <ToastPlace />
      <Columns>
        <Finder ref={results} aria-label={t('admin.pos.pieces')}>
          <PageHeader title={t('admin.pos.title')} actions={<WaitingSales till={till} />} />
          <NotKept isKept={till.isKept} />
          <div onKeyDown={onKeyDown} role="presentation">
            <SearchField
              label={t('admin.pos.search')}
              placeholder={t('admin.pos.searchHint')}
              value={search}
              onChange={setSearch}
              autoFocus
              ref={finder}
            />
          </div>
          <ScanStrip lastAdded={till.lastAdded} />
          <ProductResults
            q={q}
            found={found}
            till={till}
            onClear={() => setSearch('')}
            onLeave={toFinder}
          />
        </Finder>
        <CartPanel till={till} />
      </Columns>
      <CartBar till={till} />
      <SaleDone sale={till.awaited.sale} hindrance={till.queue.hindrance} onClose={next} />
      <RehearsedReceipt />
    </>
  );
}
