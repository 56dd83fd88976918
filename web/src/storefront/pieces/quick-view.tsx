import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fromTablet } from '../../ui/media.ts';
import { Price } from '../../ui/price.tsx';
import { Gallery } from './gallery.tsx';
import { HtmlText } from './html-text.tsx';
import { Measures } from './measures.tsx';
import { SoldOut } from './sold-out.tsx';
import { usePriceOf } from './use-price-of.ts';

const Sides = styled.div`
  display: grid;
  gap: var(--space-5);

  ${fromTablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
`;

const Cost = styled.p`
  color: var(--accent);
  font-size: var(--text-xl);
  font-weight: 600;

  /* No price yet: said quietly. */
  > span {
    color: var(--ink-muted);
    font-size: var(--text-s);
    font-weight: 400;
  }
`;

export function QuickView({ piece, onClose }: { piece: Product; onClose: () => void }) {
  const { t } = useTranslation();
  const price = usePriceOf(piece);
  return (
    <Dialog
      open
      onClose={onClose}
      title={piece.nameAr}
      titleFace="display"
      size="large"
      footer={<ButtonLink to={`/product/${piece.id}`}>{t('card.details')}</ButtonLink>}
    >
      <Sides>
        <Gallery images={piece.images} name={piece.nameAr} sizes="(min-width: 768px) 28rem, 90vw" />
        <Words>
          <Cost>
            <Price amount={price} />
          </Cost>
          <Measures piece={piece} />
          {piece.quantity === 0 && <SoldOut />}
          {piece.descriptionAr && <HtmlText html={piece.descriptionAr} />}
        </Words>
      </Sides>
    </Dialog>
  );
}
