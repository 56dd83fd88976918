import {
  isOwnPicture,
  pictureUrl,
  sharedPictureUrl,
} from '@dahab/catalog/contract/media-variants.ts';
import { canonicalPath } from '../../contract/addresses.ts';
import type { Language } from '../../contract/language.ts';
import type { Subject } from './subject.ts';

/** What a shared link shows. */
interface SharedPicture {
  readonly address: string;
  /** Then it is as large as `sharedSize` says; null for another site's, whose form is not known. */
  readonly type: 'image/jpeg' | 'image/png' | null;
}

export interface PageLinks {
  readonly canonical: string;
  /** By the name that `hreflang` has for it. */
  readonly alternates: Readonly<Record<'ar' | 'en' | 'x-default', string>>;
  readonly picture: SharedPicture;
  readonly isIndexed: boolean;
}

/** As wide as search engines show a picture. */
const FOUND_WIDTH = 1280;

const HOUSE_PICTURE = '/shared.png';

/** The absolute addresses that a page names. */
export function pageLinks(
  subject: Subject,
  asked: { origin: string; path: string; search: string; language: Language },
): PageLinks {
  const { origin, path, search, language } = asked;
  const inLanguage = (wanted: Language): string => origin + canonicalPath(path, search, wanted);
  return {
    canonical: inLanguage(language),
    alternates: { ar: inLanguage('ar'), en: inLanguage('en'), 'x-default': inLanguage('ar') },
    picture: sharedPicture(origin, pictureOf(subject)),
    isIndexed: isIndexed(subject),
  };
}

function sharedPicture(origin: string, picture: string | null | undefined): SharedPicture {
  if (!picture) return { address: origin + HOUSE_PICTURE, type: 'image/png' };
  const address = new URL(sharedPictureUrl(picture), origin).href;
  return { address, type: isOwnPicture(picture) ? 'image/jpeg' : null };
}

/** Pictures of ours get the shop's address and the width; those of other sites are whole already. */
export function pictureAddress(origin: string, picture: string): string {
  return new URL(pictureUrl(picture, FOUND_WIDTH), origin).href;
}

function pictureOf(subject: Subject): string | null | undefined {
  switch (subject.kind) {
    case 'product':
      return subject.product.images[0];
    case 'collection':
      return subject.collection.image ?? firstOf(subject.products);
    case 'home':
      return subject.home.heroWidgets[0]?.imageUrl;
    case 'listing':
      return firstOf(subject.found.products);
    case 'collections':
    case 'auth':
    case 'profile':
    case 'office':
    case 'missing':
    case 'unread':
      return null;
  }
}

function firstOf(pieces: readonly { readonly images: readonly string[] }[]): string | undefined {
  return pieces.find(({ images }) => images.length > 0)?.images[0];
}

/** What somebody searched for here is not for others to find, nor is an empty or private page. */
function isIndexed(subject: Subject): boolean {
  switch (subject.kind) {
    case 'listing':
      return subject.query.q === '' && subject.found.products.length > 0;
    case 'home':
    case 'product':
    case 'collection':
    case 'collections':
      return true;
    case 'auth':
    case 'profile':
    case 'office':
    case 'missing':
    case 'unread':
      return false;
  }
}
