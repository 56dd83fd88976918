import { describe, expect, test } from '@jest/globals';
import { DEFAULT_ORDER_TEMPLATE, DEFAULT_PRICE_TEMPLATE } from '../contract/default-templates.ts';
import { keepsSecret, maskSecret } from '../contract/secret.ts';
import {
  fillTemplate,
  longestFilled,
  orderVariables,
  priceVariables,
  unknownVariablesIn,
  variablesIn,
} from '../contract/template.ts';
import { orderMessageOf } from '../src/deliveries/order-message.ts';
import { priceMessageOf } from '../src/prices/price-message.ts';

describe('templates', () => {
  test('are filled in both spellings and leave other braces alone', () => {
    expect(fillTemplate('{a}/{{a}}/{{ b }}/{}/{two words}', { a: '1', b: '2' })).toBe(
      '1/1/2/{}/{two words}',
    );
  });

  test.each([
    ['{{ k21 }}', '4,000'],
    ['{{}} {{ }} {} { }', '{{}} {{ }} {} { }'],
    ['{{{k21}}}', '{4,000}'],
    ['{{k21} {k21}}', '{4,000 4,000}'],
    ['السعر: {\u200fk21\u200e} ج', 'السعر: 4,000 ج'],
    ['👩🏽‍🔧 <b>{k21}</b> & *_`[x](y)', '👩🏽‍🔧 <b>4,000</b> & *_`[x](y)'],
    ['$1 $& {k21} \\', '$1 $& 4,000 \\'],
  ])('fill %j to %j', (template, text) => {
    expect(fillTemplate(template, { k21: '4,000' })).toBe(text);
    expect(unknownVariablesIn(template, priceVariables)).toEqual([]);
  });

  test('say how long a message may become, which no order of this shop exceeds', () => {
    expect(longestFilled('{k21} {{k18}}')).toBe(41);
    const template = orderVariables.map((name) => `{${name}}`).join('');
    const largest = {
      orderId: 2 ** 31 - 1,
      total: 99_999_999_990,
      itemCount: 9_999_999,
      placedAt: '2025-09-30T10:00:00.000Z',
    };
    expect(orderMessageOf(template, largest).length).toBeLessThanOrEqual(longestFilled(template));
  });

  test('take values as they are', () => {
    expect(fillTemplate('{a} {b}', { a: '$& {b}', b: '$1' })).toBe('$& {b} $1');
  });

  test('show a dash for what has no value, also for names that objects have by nature', () => {
    expect(fillTemplate('{a} {toString} {__proto__}', { a: null })).toBe('— — —');
  });

  test('know their names', () => {
    expect(variablesIn('{k21} {{k18}} {k21}')).toEqual(['k21', 'k18']);
    expect(unknownVariablesIn('{k21} {عيار}', priceVariables)).toEqual(['عيار']);
  });

  test('by default use every variable there is, and no other', () => {
    expect(variablesIn(DEFAULT_PRICE_TEMPLATE).toSorted()).toEqual(priceVariables.toSorted());
    expect(variablesIn(DEFAULT_ORDER_TEMPLATE)).toEqual([...orderVariables]);
  });
});

describe('messages', () => {
  test('of an order have thousands separators and Cairo time', () => {
    const order = { orderId: 7, total: 31_660, itemCount: 2, placedAt: '2025-06-15T21:30:00.000Z' };
    expect(orderMessageOf('#{orderId} {total} {itemCount} {date}', order)).toBe(
      '#7 31,660 2 16 Jun 2025, 00:30',
    );
  });

  test('of prices have those of the strip, and the pound of the price as entered', () => {
    const { text, missing } = priceMessageOf('{k18} {k21} {k24} {gold_pound}', 4123, {
      gold: null,
      silver: null,
    });
    expect(text).toBe('3,530 4,120 4,710 32,984');
    expect(missing).toEqual([]);
  });

  test('name what could not be filled of what they use', () => {
    const { text, missing } = priceMessageOf('{k21} {gold_ounce}', 0, { gold: null, silver: null });
    expect(text).toBe('— —');
    expect(missing).toEqual(['k21', 'gold_ounce']);
  });
});

describe('secrets', () => {
  test('show their end when they are long enough', () => {
    expect(maskSecret('123456:supersecret')).toBe('••••cret');
    expect(maskSecret('secret')).toBe('••••');
    expect(maskSecret('')).toBe('');
  });

  test('are kept when a form sends them back masked', () => {
    expect([maskSecret('123456:supersecret'), '', null, undefined].every(keepsSecret)).toBe(true);
    expect(keepsSecret('123456:another')).toBe(false);
  });
});
