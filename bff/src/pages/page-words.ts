import type { Product } from '@dahab/catalog/contract/product.ts';
import { textOfHtml } from '@dahab/catalog/contract/description-text.ts';
import { type PricedPiece, priceOf } from '@dahab/pricing/contract/price.ts';
import type { Language } from '../../contract/language.ts';
import type { ListingQuery } from '../../contract/listing.ts';
import { oneLine } from './escape.ts';
import type { Frame, Subject } from './subject.ts';
import { texts } from './texts.ts';

export interface PageWords {
  /** What the page is about, without the shop's name; empty where the shop itself is. */
  readonly about: string;
  readonly title: string;
  readonly description: string;
  readonly shop: string;
}

const LONGEST_DESCRIPTION = 200;

/** The title and the description of a page, in the words of people: to be escaped where written. */
export function pageWords(subject: Subject, frame: Frame, language: Language): PageWords {
  const { site } = frame;
  const shop = oneLine(localized(language, site.websiteNameAr, site.websiteNameEn));
  const about = aboutOf(subject, language);
  return {
    about,
    shop,
    title: [about, shop].filter((part) => part !== '').join(' | '),
    description: shortened(oneLine(descriptionOf(subject, frame, language))),
  };
}

/** The text of the reader's language, or the other one where it is empty. */
export function localized(
  language: Language,
  arabic: string | null,
  english: string | null,
): string {
  return (language === 'ar' ? arabic || english : english || arabic) ?? '';
}

/** In pounds, by the shop's formula; null while there is no gold price. */
export function priceToday(piece: PricedPiece, frame: Frame): number | null {
  return frame.gold && priceOf(piece, frame.gold);
}

function aboutOf(subject: Subject, language: Language): string {
  const words = texts[language];
  switch (subject.kind) {
    case 'product':
      return oneLine(localized(language, subject.product.nameAr, subject.product.name));
    case 'collection':
      return oneLine(localized(language, subject.collection.nameAr, subject.collection.nameEn));
    case 'listing':
      return subject.query.q ? words.resultsFor(oneLine(subject.query.q)) : words.allPieces;
    case 'collections':
      return words.collections;
    case 'auth':
      return words.account;
    case 'profile':
      return words.profile;
    case 'missing':
      return {
        page: words.notFound,
        product: words.productNotFound,
        collection: words.collectionNotFound,
      }[subject.what];
    case 'home':
    case 'office':
    case 'unread':
      return '';
  }
}

function descriptionOf(subject: Subject, frame: Frame, language: Language): string {
  const words = texts[language];
  switch (subject.kind) {
    case 'product':
      return `${factsOf(subject.product, frame, language)}. ${aboutPiece(subject.product, language)}`;
    case 'collection': {
      const { nameAr, nameEn, descriptionAr, descriptionEn } = subject.collection;
      const own = localized(language, descriptionAr, descriptionEn);
      return own || words.collectionLead(localized(language, nameAr, nameEn));
    }
    case 'listing':
      return [...listedBy(subject.query, language), words.allPiecesLead].join('. ');
    case 'collections':
      return words.collectionsLead;
    case 'home':
    case 'auth':
    case 'profile':
    case 'office':
    case 'missing':
    case 'unread':
      return words.lead;
  }
}

/** A piece is described in Arabic only. */
function aboutPiece({ descriptionAr }: Product, language: Language): string {
  const own = language === 'ar' ? oneLine(textOfHtml(descriptionAr)) : '';
  return own || texts[language].lead;
}

/** What a shared link shows of a piece at a glance: karat, weight, and its price now. */
function factsOf(
  piece: PricedPiece & { readonly quantity: number },
  frame: Frame,
  language: Language,
): string {
  const words = texts[language];
  const price = priceToday(piece, frame);
  return [
    words.ofKarat(numberIn(language, piece.karat)),
    `${piece.weight.toFixed(2)} ${language === 'ar' ? 'جم' : 'g'}`,
    ...(price === null ? [] : [words.priceNow(pounds(language, price))]),
    ...(piece.quantity === 0 ? [words.soldOut] : []),
  ].join(' · ');
}

function listedBy({ karat, page }: ListingQuery, language: Language): string[] {
  const words = texts[language];
  return [
    ...(karat === 'all' ? [] : [words.ofKarat(numberIn(language, Number(karat)))]),
    ...(page === 1 ? [] : [words.page(numberIn(language, page))]),
  ];
}

function pounds(language: Language, amount: number): string {
  return new Intl.NumberFormat(`${language}-EG`, {
    style: 'currency',
    currency: 'EGP',
    maximumFractionDigits: 0,
  }).format(amount);
}

function numberIn(language: Language, value: number): string {
  return new Intl.NumberFormat(`${language}-EG`, { useGrouping: false }).format(value);
}

/** At a space, so that no word is cut. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_DESCRIPTION / 2))}…`;
}
