import type { Collection } from '@dahab/catalog/contract/collection.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import { canonicalPath } from '../../contract/addresses.ts';
import type { Language } from '../../contract/language.ts';
import { oneLine } from './escape.ts';
import { localized, type PageWords, priceToday } from './page-words.ts';
import { type PageLinks, pictureAddress } from './page-links.ts';
import type { Frame, Subject } from './subject.ts';
import { texts } from './texts.ts';

export interface Described {
  readonly subject: Subject;
  readonly frame: Frame;
  readonly language: Language;
  readonly origin: string;
  readonly words: PageWords;
  readonly links: PageLinks;
}

type Node = Readonly<Record<string, unknown>>;

/** What a page says to machines, in the words of schema.org; null for pages with nothing to say. */
export function structuredData(page: Described): Node | null {
  const nodes = nodesOf(page);
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : null;
}

function nodesOf(page: Described): Node[] {
  const { subject } = page;
  const words = texts[page.language];
  switch (subject.kind) {
    case 'home':
      return [shopOf(page), siteOf(page)];
    case 'product':
      return [
        shopOf(page),
        productOf(subject.product, page),
        crumbs(page, [
          ...collectionCrumb(subject.product, page),
          { name: page.words.about, url: page.links.canonical },
        ]),
      ];
    case 'collection':
      return [
        crumbs(page, [
          { name: words.collections, url: addressOf(page, '/collections') },
          { name: page.words.about, url: page.links.canonical },
        ]),
      ];
    case 'listing':
    case 'collections':
      return [crumbs(page, [{ name: page.words.about, url: page.links.canonical }])];
    case 'auth':
    case 'profile':
    case 'office':
    case 'missing':
    case 'unread':
      return [];
  }
}

function shopOf({ frame, language, origin, words }: Described): Node {
  const { site } = frame;
  const { latitude, longitude } = site;
  const otherName = localized(
    language === 'ar' ? 'en' : 'ar',
    site.websiteNameAr,
    site.websiteNameEn,
  );
  return {
    '@type': 'JewelryStore',
    '@id': `${origin}/#shop`,
    name: words.shop,
    alternateName: oneLine(otherName),
    url: `${origin}/`,
    logo: pictureAddress(origin, site.logoUrl),
    image: pictureAddress(origin, site.logoUrl),
    currenciesAccepted: 'EGP',
    ...(site.contactMobile && { telephone: site.contactMobile }),
    ...(site.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: oneLine(site.address),
        addressCountry: 'EG',
      },
    }),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    sameAs: [
      site.facebookUrl,
      site.instagramUrl,
      site.twitterUrl,
      site.youtubeUrl,
      site.telegramUrl,
    ].filter((url) => url !== null),
  };
}

function siteOf(page: Described): Node {
  const { origin, words, language } = page;
  const search = addressOf(page, '/products');
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: words.shop,
    url: page.links.canonical,
    inLanguage: language,
    publisher: { '@id': `${origin}/#shop` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${search}${search.includes('?') ? '&' : '?'}q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function productOf(product: Product, page: Described): Node {
  const { origin, words, links } = page;
  return {
    '@type': 'Product',
    '@id': `${links.alternates['x-default']}#product`,
    name: words.about,
    description: words.description,
    url: links.canonical,
    sku: String(product.id),
    image: product.images.map((image) => pictureAddress(origin, image)),
    brand: { '@type': 'Brand', name: words.shop },
    material: `Gold ${product.karat}K`,
    weight: { '@type': 'QuantitativeValue', value: product.weight, unitCode: 'GRM' },
    ...offerOf(product, page),
  };
}

/** Without a gold price nothing is on offer yet. */
function offerOf(product: Product, { frame, links, origin }: Described): Node {
  const price = priceToday(product, frame);
  if (price === null) return {};
  return {
    offers: {
      '@type': 'Offer',
      url: links.canonical,
      price,
      priceCurrency: 'EGP',
      availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': `${origin}/#shop` },
    },
  };
}

interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The way to a page, from the home page on. */
function crumbs(page: Described, way: readonly Crumb[]): Node {
  const all = [{ name: texts[page.language].home, url: addressOf(page, '/') }, ...way];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

function collectionCrumb({ collectionId }: Product, page: Described): Crumb[] {
  const isIts = ({ id }: Collection): boolean => id === collectionId;
  const collection = page.frame.collections.find(isIts);
  if (!collection) {
    return [{ name: texts[page.language].allPieces, url: addressOf(page, '/products') }];
  }
  const name = oneLine(localized(page.language, collection.nameAr, collection.nameEn));
  return [{ name, url: addressOf(page, `/collections/${collection.id}`) }];
}

function addressOf({ origin, language }: Described, path: string): string {
  return origin + canonicalPath(path, '', language);
}
