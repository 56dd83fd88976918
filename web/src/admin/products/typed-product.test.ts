import { expect, test } from '@jest/globals';
import { aProduct } from '../../testing/builders.ts';
import { NO_PRODUCT, productErrors, typedProduct } from './typed-product.ts';

test('a new product says what it lacks', () => {
  expect(productErrors(NO_PRODUCT)).toEqual({
    nameAr: 'Arabic name is required',
    weight: 'Weight must be greater than 0',
  });
});

test('a product of the shop has no errors', () => {
  expect(productErrors(typedProduct(aProduct()))).toEqual({});
});

test.each([
  [{ craftingCost: -1 }, { craftingCost: 'Crafting cost cannot be negative' }],
  [{ craftingCost: null }, { craftingCost: 'Crafting cost must be a number' }],
  [{ marginPerGram: -0.5 }, { marginPerGram: 'Margin per gram cannot be negative' }],
  [{ quantity: -1 }, { quantity: 'Quantity must be non-negative' }],
  [{ quantity: 1.5 }, { quantity: 'Quantity must be a whole number' }],
  [{ karat: 22 }, { karat: 'Karat must be either 18, 21, or 24' }],
  [{ weight: null }, { weight: 'Weight must be greater than 0' }],
])('%j is refused in the words of the shop', (change, errors) => {
  expect(productErrors({ ...typedProduct(aProduct()), ...change })).toEqual(errors);
});
