import type { Product } from '@dahab/catalog/contract/product.ts';
import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../app/lazy-part.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { belowTablet, withHover } from '../../ui/media.ts';

const QuickView = lazyPart(() => import('./quick-view.tsx'), 'QuickView');

const Quick = styled.button`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--space-2);
  inset-inline-end: var(--space-2);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-inline-size: var(--control);
  min-block-size: var(--control);
  padding-inline: var(--space-3);
  border: 0;
  background: none;
  color: var(--ink);
  font-size: var(--text-s);

  /* Smaller to look at than to press: what is worn is the jewel. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0.25rem;
    border-radius: 2rem;
    background: color-mix(in srgb, var(--surface) 92%, transparent);
    transition: background-color var(--quick);
  }

  &:hover::before {
    background: var(--surface);
  }

  ${withHover} {
    opacity: 0;
    transition: opacity var(--quick);

    article:hover &,
    article:focus-within & {
      opacity: 1;
    }
  }

  @media (hover: none) {
    span {
      display: none;
    }
  }

  ${belowTablet} {
    span {
      display: none;
    }
  }
`;

/** Stands on the picture of a card; where there is a mouse, once it points at the card. */
export function QuickViewButton({ piece }: { piece: Product }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Quick
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t('card.quickViewOf', { name: piece.nameAr })}
      >
        <Eye size={18} aria-hidden />
        <span>{t('card.quickView')}</span>
      </Quick>
      {open && (
        <Suspense>
          <QuickView piece={piece} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
