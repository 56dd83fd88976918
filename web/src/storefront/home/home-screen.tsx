import { Suspense } from 'react';
import { useGetHomeQuery } from '../../api/home.ts';
import { lazyPart } from '../../app/lazy-part.ts';
import { useTitle } from '../../app/use-title.ts';
import { Failure } from '../../app/failure.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CollectionSection } from './collection-section.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import { LatestPieces } from './latest-pieces.tsx';
import { Welcome } from './welcome.tsx';

/* The page brings the home along: only who comes from another screen may wait for it. */
const HomeSkeleton = lazyPart(() => import('./home-skeleton.tsx'), 'HomeSkeleton');

export function HomeScreen() {
  const { t } = useTranslation();
  const { data: home, error, refetch } = useGetHomeQuery();
  useTitle();
  if (!home && error) {
    return <Failure title={t('errors.productsFailed')} error={error} onRetry={refetch} />;
  }
  if (!home) return <HomeSkeleton />;
  return (
    <>
      {home.heroWidgets.length > 0 ? (
        <>
          <VisuallyHidden as="h1">{t('home.title')}</VisuallyHidden>
          <HeroCarousel widgets={home.heroWidgets} />
        </>
      ) : (
        <Welcome />
      )}
      {home.sections.map(({ collection, products }, position) => (
        // Each is taken over by itself: a phone that is touched meanwhile answers in between.
        <Suspense key={collection.id}>
          <CollectionSection collection={collection} pieces={products} priority={position === 0} />
        </Suspense>
      ))}
      <Suspense>
        <LatestPieces pieces={home.products} priority={home.sections.length === 0} />
      </Suspense>
    </>
  );
}
