import type { Home } from '@dahab/catalog/contract/home.ts';
import { pictureSrcSet } from '@dahab/catalog/contract/media-variants.ts';
import { CARD_SIZES, HERO_SIZES, PIECE_SIZES, ROW_SIZES } from '../../contract/first-picture.ts';
import { tag } from './head.ts';
import type { Subject } from './subject.ts';

/** Has the browser fetch the first picture of a page before it has read any code. */
export function preloadFirstPicture(subject: Subject): string[] {
  const [src, sizes] = firstPicture(subject);
  if (src === undefined) return [];
  const srcset = pictureSrcSet(src);
  return [
    tag('link', {
      rel: 'preload',
      as: 'image',
      href: src,
      ...(srcset && { imagesrcset: srcset, imagesizes: sizes }),
      fetchpriority: 'high',
    }),
  ];
}

function firstPicture(subject: Subject): [src: string | undefined, sizes: string] {
  switch (subject.kind) {
    case 'home':
      return firstOfHome(subject.home);
    case 'product':
      return [subject.product.images[0], PIECE_SIZES];
    case 'collection':
      return subject.collection.image
        ? [subject.collection.image, PIECE_SIZES]
        : [subject.products[0]?.images[0], CARD_SIZES];
    case 'listing':
      return [subject.found.products[0]?.images[0], CARD_SIZES];
    case 'collections':
    case 'auth':
    case 'profile':
    case 'office':
    case 'missing':
    case 'unread':
      return [undefined, ''];
  }
}

/** Without a banner the first row of pieces begins on the first screen. */
function firstOfHome({ heroWidgets, sections, products }: Home): ReturnType<typeof firstPicture> {
  const [banner] = heroWidgets;
  if (banner) return [banner.imageUrl, HERO_SIZES];
  const [row] = sections;
  return row ? [row.products[0]?.images[0], ROW_SIZES] : [products[0]?.images[0], CARD_SIZES];
}
