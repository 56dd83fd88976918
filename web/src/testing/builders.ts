import { ownBarcodeOf } from '@dahab/catalog/contract/barcode.ts';
import type { Collection } from '@dahab/catalog/contract/collection.ts';
import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import type { Customer } from '@dahab/identity/contract/customer.ts';
import type { User } from '@dahab/identity/contract/user.ts';
import type { Order } from '@dahab/orders/contract/order.ts';

export function aProduct(given: Partial<Product> = {}): Product {
  return {
    id: 7,
    nameAr: 'خاتم فيروز',
    name: 'Turquoise ring',
    descriptionAr: '<p>قطعة مصوغة يدويًا</p>',
    images: [],
    weight: 9.1,
    karat: 18,
    craftingCost: 0,
    marginPerGram: null,
    quantity: 1,
    collectionId: null,
    isArchived: false,
    tags: [],
    barcode: ownBarcodeOf(given.id ?? 7),
    createdAt: '2026-01-05T10:00:00.000Z',
    ...given,
  };
}

export function aUser(given: Partial<User> = {}): User {
  return {
    id: 3,
    username: 'mariam',
    isAdmin: false,
    isActive: true,
    customerId: null,
    name: null,
    email: null,
    firstName: null,
    lastName: null,
    phone: null,
    city: null,
    customer: null,
    ...given,
  };
}

export function aCustomer(given: Partial<Customer> = {}): Customer {
  return {
    id: 5,
    userId: null,
    firstName: 'Mona',
    lastName: 'Hassan',
    email: null,
    phone: '01001234567',
    company: null,
    address1: null,
    address2: null,
    city: 'Cairo',
    provinceCode: null,
    countryCode: null,
    zipCode: null,
    totalSpent: 31_660,
    totalOrders: 1,
    createdAt: '2026-01-05T10:00:00.000Z',
    ...given,
  };
}

export function anOrder(given: Partial<Order> = {}): Order {
  return {
    id: 41,
    customerId: null,
    customer: null,
    items: [],
    itemCount: 2,
    subtotal: 63_320,
    discount: 0,
    total: 63_320,
    tradeIns: [],
    tradeInTotal: 0,
    due: given.total ?? 63_320,
    payments: [],
    priceFlagged: false,
    soldBy: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    ...given,
  };
}

export function aCollection(given: Partial<Collection> = {}): Collection {
  return {
    id: 2,
    nameEn: 'Rings',
    nameAr: 'خواتم',
    descriptionEn: null,
    descriptionAr: null,
    image: null,
    showInHomepage: false,
    homepageProductsCount: 4,
    homepageProductsMode: 'latest',
    selectedProductIds: [],
    ...given,
  };
}

export function aHeroWidget(given: Partial<HeroWidget> = {}): HeroWidget {
  return {
    id: 4,
    titleEn: 'Gold to hand down',
    titleAr: 'ذهب يُورَث',
    descriptionEn: null,
    descriptionAr: null,
    imageUrl: '/media/banner.webp',
    linkUrl: null,
    displayOrder: 0,
    isActive: true,
    createdAt: '2026-01-05T10:00:00.000Z',
    ...given,
  };
}
