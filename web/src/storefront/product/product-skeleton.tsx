import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Sides, Words } from './product-layout.tsx';

const Four = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-2);
  margin-block-start: var(--space-3);
`;

/* The rows are as high as the lines of text that will stand in them. */
const Names = styled.div`
  display: grid;
  grid-template-rows: 2rem calc(var(--text-3xl) * 1.45) calc(var(--text-l) * 1.7);
  align-items: center;
`;

const Cost = styled.div`
  display: grid;
  grid-template-rows: 1.225rem calc(var(--text-3xl) * 1.4) 1.4875rem var(--control);
  align-items: center;
  gap: var(--space-1);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > * {
    flex: 1 1 12rem;
  }
`;

/** The places of a piece's pictures, names, price and buttons. */
export function ProductSkeleton() {
  const { t } = useTranslation();
  return (
    <Sides>
      <div>
        <Skeleton $ratio="1" />
        <Four>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} $ratio="1" />
          ))}
        </Four>
      </div>
      <Words>
        <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
        <Names>
          <Skeleton $height="0.875rem" $width="4rem" />
          <Skeleton $height="var(--text-3xl)" $width="75%" />
          <Skeleton $height="1.1875rem" $width="45%" />
        </Names>
        <Cost>
          <Skeleton $height="0.875rem" $width="4rem" />
          <Skeleton $height="var(--text-3xl)" $width="12rem" />
          <Skeleton $height="0.875rem" $width="14rem" />
          <Skeleton $height="1rem" $width="9rem" />
        </Cost>
        <Skeleton $height="3.5rem" />
        <Buttons>
          <Skeleton $height="var(--control)" />
          <Skeleton $height="var(--control)" />
        </Buttons>
        <Skeleton $height="8rem" />
      </Words>
    </Sides>
  );
}
