import type { Language } from '../../contract/language.ts';

interface Texts {
  readonly home: string;
  readonly allPieces: string;
  readonly allPiecesLead: string;
  readonly resultsFor: (q: string) => string;
  readonly ofKarat: (karat: string) => string;
  readonly page: (page: string) => string;
  readonly collections: string;
  readonly collectionsLead: string;
  readonly collectionLead: (name: string) => string;
  readonly account: string;
  readonly profile: string;
  readonly notFound: string;
  readonly productNotFound: string;
  readonly collectionNotFound: string;
  readonly lead: string;
  readonly priceNow: (price: string) => string;
  readonly soldOut: string;
  readonly till: string;
}

/** What search engines and shared links say; titles are those of the screens. */
export const texts: Readonly<Record<Language, Texts>> = {
  ar: {
    home: 'الصفحة الرئيسية',
    allPieces: 'كل القطع',
    allPiecesLead: 'كل قطع الذهب في متجرنا، بوزنها وعيارها وسعرها اليوم.',
    resultsFor: (q) => `نتائج البحث عن «\u2068${q}\u2069\u061c»`,
    ofKarat: (karat) => `عيار ${karat}`,
    page: (page) => `الصفحة ${page}`,
    collections: 'المجموعات',
    collectionsLead: 'مجموعاتنا من مشغولات الذهب: اختر المجموعة وشاهد قطعها بسعر اليوم.',
    collectionLead: (name) => `${name}: قطع الذهب في هذه المجموعة، بوزنها وعيارها وسعرها اليوم.`,
    account: 'حسابك',
    profile: 'حسابي',
    notFound: '404 الصفحة غير موجودة',
    productNotFound: 'لم نجد هذه القطعة',
    collectionNotFound: 'لم نجد هذه المجموعة',
    lead: 'كل قطعة موزونة ومدموغة، وسعرها يتبع سعر الذهب لحظة بلحظة.',
    priceNow: (price) => `السعر الآن ${price}`,
    soldOut: 'نفدت هذه القطعة',
    till: 'نقطة البيع',
  },
  en: {
    home: 'Home page',
    allPieces: 'All pieces',
    allPiecesLead: 'All our gold pieces, each with its weight, its karat and its price today.',
    resultsFor: (q) => `Results for “\u2068${q}\u2069”`,
    ofKarat: (karat) => `${karat} karat`,
    page: (page) => `Page ${page}`,
    collections: 'Collections',
    collectionsLead:
      'Our collections of gold jewellery: choose one and see its pieces at today’s price.',
    collectionLead: (name) =>
      `${name}: the gold pieces of this collection, with weight, karat and today’s price.`,
    account: 'Your account',
    profile: 'My account',
    notFound: '404 Page Not Found',
    productNotFound: 'Product not found',
    collectionNotFound: 'This collection was not found',
    lead: 'Every piece is weighed and hallmarked, and its price follows gold by the minute.',
    priceNow: (price) => `${price} today`,
    soldOut: 'This piece is sold out',
    till: 'Point of sale',
  },
};
