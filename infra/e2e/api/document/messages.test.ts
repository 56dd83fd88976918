import { shopClient } from '@dahab/testing/shop-client.ts';
import { describe, expect, test } from '@jest/globals';
import { openShop } from '../open-shop.ts';

/** The sentences of the specification, section 5, as a stranger gets them. */
type Case = readonly [sentence: string, fields: Readonly<Record<string, unknown>>];

const shop = await openShop();
const guest = await shopClient(shop.url);
const { call } = shop.admin;

const visitor = {
  username: 'mona',
  password: 'lulu-1974',
  firstName: 'منى',
  lastName: 'عادل',
  email: 'mona@example.com',
  phone: '01001234567',
  city: 'القاهرة',
};
const piece = { nameAr: 'خاتم', weight: 4.25, karat: 21, craftingCost: 100, quantity: 1 };
const clerk = { email: 'clerk@example.com', name: 'A clerk' };
const banner = { titleEn: 'Summer', titleAr: 'الصيف', imageUrl: '/media/summer.webp' };

/** A refusal with exactly this sentence, in all the places where clients look for it. */
function expectSentence(answer: { status: number; body: unknown }, sentence: string): void {
  expect(answer).toMatchObject({
    status: 400,
    body: { message: sentence, error: sentence, requestId: expect.any(String) },
  });
  const { issues = [] } = answer.body as { issues?: { path: string; message: string }[] };
  if (issues.length > 0) expect(issues[0]).toMatchObject({ message: sentence });
}

function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, `${value as string | number}`);
  }
  return form;
}

const jsonCases: Readonly<Record<string, readonly Case[]>> = {
  'POST /api/login': [
    ['Username is required', {}],
    ['Username is required', { username: '  ', password: 'x' }],
    ['Password is required', { username: 'mona' }],
    ['Password is required', { username: 'mona', password: '' }],
  ],
  'POST /api/register': [
    ['Username is required', { ...visitor, username: '' }],
    ['Password is required', { ...visitor, password: '' }],
    ['Password must be at least 6 characters', { ...visitor, password: '12345' }],
    ['First name is required', { ...visitor, firstName: undefined }],
    ['Last name is required', { ...visitor, lastName: ' ' }],
    ['Invalid email', { ...visitor, email: 'mona' }],
    ['Phone number is required', { ...visitor, phone: '' }],
    ['City is required', { ...visitor, city: null }],
    ['isAdmin cannot be supplied', { ...visitor, isAdmin: true }],
    ['isAdmin cannot be supplied', { ...visitor, isAdmin: false }],
    ['customerId cannot be supplied', { ...visitor, customerId: 1 }],
  ],
  'POST /api/products': [
    ['Karat must be either 18, 21, or 24', { ...piece, karat: 22 }],
    ['Karat must be either 18, 21, or 24', { ...piece, karat: 'x' }],
    ['Weight must be greater than 0', { ...piece, weight: 0 }],
    ['Weight must be greater than 0', { ...piece, weight: '0' }],
    ['Weight must be greater than 0', { ...piece, weight: undefined }],
    ['Crafting cost cannot be negative', { ...piece, craftingCost: -1 }],
    ['Margin per gram cannot be negative', { ...piece, marginPerGram: '-0.5' }],
    ['Quantity must be non-negative', { ...piece, quantity: -1 }],
    ['Arabic name is required', { ...piece, nameAr: '' }],
  ],
  'POST /api/products/bulk-update-tags': [
    ['Please select at least one product', { productIds: [], tags: ['جديد'] }],
    ['Please select at least one product', { tags: ['جديد'] }],
    ['Please add at least one tag', { productIds: [1], tags: [] }],
    ['Please add at least one tag', { productIds: [1], tags: ['  '] }],
  ],
  'POST /api/users': [
    ['Invalid email', { ...clerk, email: 'clerk' }],
    ['Name must be at least 2 characters', { ...clerk, name: 'A' }],
    ['Password must be at least 6 characters', { ...clerk, password: '12345' }],
  ],
  'PATCH /api/users/1/password': [
    ['Password must be at least 6 characters', { password: '12345' }],
    ['Password is required', {}],
  ],
  'POST /api/customers': [
    ['First name is required', { lastName: 'عادل', phone: '0100123' }],
    ['Phone number is required', { firstName: 'منى', lastName: 'عادل' }],
    ['Invalid email', { firstName: 'منى', lastName: 'عادل', phone: '0100123', email: 'x' }],
  ],
};

describe.each(Object.entries(jsonCases))('%s', (name, cases) => {
  test.each(cases)('says "%s" of %j', async (sentence, fields) => {
    const [method = '', path = ''] = name.split(' ');
    const isForGuests = /login|register/.test(path);
    expectSentence(await (isForGuests ? guest : call)(method, path, fields), sentence);
  });
});

const formCases: Readonly<Record<string, readonly Case[]>> = {
  'POST /api/hero-widgets': [
    ['English title is required', { ...banner, titleEn: '' }],
    ['Arabic title is required', { ...banner, titleAr: undefined }],
    ['Image is required', { ...banner, imageUrl: undefined }],
    ['Image is required', { ...banner, imageUrl: '' }],
    ['Display order must be non-negative', { ...banner, displayOrder: -1 }],
  ],
  'PATCH /api/site-settings': [
    ['English website name is required', { websiteNameEn: '' }],
    ['Arabic website name is required', { websiteNameAr: ' ' }],
    ['Logo URL is required', { logoUrl: '' }],
    ['Invalid Facebook URL', { facebookUrl: 'facebook' }],
    ['Invalid Instagram URL', { instagramUrl: 'javascript:alert(1)' }],
    ['Invalid Twitter URL', { twitterUrl: 'ftp://example.com' }],
    ['Invalid YouTube URL', { youtubeUrl: 'http://' }],
    ['Invalid Telegram URL', { telegramUrl: 'data:text/html,x' }],
  ],
  'POST /api/import-customers': [['Please select a file to upload.', {}]],
  'POST /api/import/shopify': [['Please select a file to upload.', {}]],
};

describe.each(Object.entries(formCases))('%s', (name, cases) => {
  test.each(cases)('says "%s" of %j', async (sentence, fields) => {
    const [method = '', path = ''] = name.split(' ');
    expectSentence(await call(method, path, formOf(fields)), sentence);
  });
});

describe('files', () => {
  const PNG = Uint8Array.from(Buffer.from('iVBORw0KGgo=', 'base64'));
  const tooLarge = new Uint8Array(5 * 1024 * 1024 + 1);
  tooLarge.set(PNG);
  const pictures = (count: number, bytes: Uint8Array<ArrayBuffer>, name = 'a.png'): FormData => {
    const form = new FormData();
    for (let index = 0; index < count; index += 1) form.append('images', new Blob([bytes]), name);
    return form;
  };

  test.each<[string, number, FormData]>([
    ['File type must be png, jpg, jpeg or webp', 400, pictures(1, PNG.subarray(1))],
    ['Too many files', 400, pictures(11, PNG)],
    ['File is larger than 5242880 bytes', 413, pictures(1, tooLarge)],
  ])('"%s" is %i', async (message, status, form) => {
    expect(await call('POST', '/api/upload', form)).toMatchObject({ status, body: { message } });
  });

  test.each(['/api/import/shopify', '/api/import-customers'])('%s takes CSV only', async (path) => {
    const form = new FormData();
    form.set('file', new Blob(['%PDF-1.7']), 'export.pdf');
    expectSentence(await call('POST', path, form), 'The file must be a CSV file');
  });
});
