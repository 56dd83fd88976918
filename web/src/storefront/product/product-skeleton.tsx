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
        <Skeleton $height="3.5rem" $width="80%" />
        <Skeleton $height="1.75rem" $width="45%" />
        <Skeleton $height="9rem" />
        <Skeleton $height="4.75rem" />
        <Skeleton $height="2.75rem" />
        <Skeleton $height="8rem" />
      </Words>
    </Sides>
  );
}
