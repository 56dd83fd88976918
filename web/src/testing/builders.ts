import type { Product } from '@dahab/catalog/contract/product.ts';
import type { User } from '@dahab/identity/contract/user.ts';

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
