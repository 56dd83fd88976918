import { eventually } from '@dahab/testing/eventually.ts';
import { expect, test } from '@jest/globals';
import { aPicture } from './pictures.ts';
import { openShop } from './shop.ts';

const shop = await openShop();

function widget(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const titles = { titleEn: 'Eid', titleAr: 'عيد' };

test('a banner takes its picture as a file or as an address', async () => {
  const file = new Blob([await aPicture().png().toBuffer()]);
  const fromFile = await shop.admin.post('/api/hero-widgets', widget({ ...titles, image: file }));
  expect(fromFile.status).toBe(201);
  expect(fromFile.body).toEqual({
    id: expect.any(Number),
    ...titles,
    descriptionEn: null,
    descriptionAr: null,
    imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
    linkUrl: null,
    displayOrder: 0,
    isActive: true,
    createdAt: expect.any(String),
  });
  const fields = { ...titles, imageUrl: '/media/x.webp', linkUrl: '/collections/1' };
  const fromUrl = await shop.admin.post('/api/hero-widgets', widget(fields));
  expect(fromUrl.body).toMatchObject({ imageUrl: '/media/x.webp', linkUrl: '/collections/1' });
});

test.each([
  [{}, 'English title is required'],
  [{ titleEn: 'Eid' }, 'Arabic title is required'],
  [titles, 'Image is required'],
  [{ ...titles, imageUrl: '' }, 'Image is required'],
  [{ ...titles, imageUrl: '/x', displayOrder: '-1' }, 'Display order must be non-negative'],
  [{ ...titles, imageUrl: '/x', linkUrl: 'javascript:alert(1)' }, 'Invalid link URL'],
  [{ ...titles, imageUrl: '//evil.example' }, 'Invalid image URL'],
])('a banner of %j is refused: %s', async (fields, message) => {
  const answer = await shop.admin.post('/api/hero-widgets', widget(fields));
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});

test('banners come in their order, inactive ones to admins alone, and change by what is sent', async () => {
  const add = async (fields: Record<string, string>) =>
    (await shop.admin.post('/api/hero-widgets', widget({ ...titles, imageUrl: '/x', ...fields })))
      .body;
  const last = await add({ displayOrder: '900' });
  const first = await add({ displayOrder: '800' });
  const idle = await add({ displayOrder: '850', isActive: 'false' });
  const idsFor = async (who: 'guest' | 'admin') => {
    const all: { id: number; displayOrder: number }[] = (await shop[who].get('/api/hero-widgets'))
      .body;
    return all.filter(({ displayOrder }) => displayOrder >= 800).map(({ id }) => id);
  };
  expect(await idsFor('guest')).toEqual([first.id, last.id]);
  expect(await idsFor('admin')).toEqual([first.id, idle.id, last.id]);

  const path = `/api/hero-widgets/${idle.id}`;
  const changed = await shop.admin.patch(path, widget({ isActive: 'true' }));
  expect(changed.body).toEqual({ ...idle, isActive: true });
  expect((await shop.admin.patch(path, widget({ imageUrl: '' }))).status).toBe(400);
  expect((await shop.admin.delete(path)).status).toBe(204);
  expect((await shop.admin.delete(path)).status).toBe(404);
  expect((await shop.admin.patch(path, widget({ isActive: 'true' }))).status).toBe(404);
  await eventually(() => {
    expect(shop.told.filter((told) => told === `hero-widgets:${idle.id}`)).toHaveLength(3);
  });
});

test('the shop introduces itself before it was ever set up', async () => {
  expect((await shop.guest.get('/api/site-settings')).body).toMatchObject({
    websiteNameAr: 'دهب',
    websiteNameEn: 'Dahab',
    logoUrl: '/logo.svg',
    facebookUrl: null,
    updatedAt: null,
  });
});

test('settings change by what is sent, empty addresses become none, a logo may come as a file', async () => {
  const first = await shop.admin.patch(
    '/api/site-settings',
    widget({
      websiteNameEn: 'House',
      facebookUrl: 'https://facebook.com/house',
      telegramUrl: '',
      latitude: '30.0444196',
      address: '',
    }),
  );
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    websiteNameEn: 'House',
    websiteNameAr: 'دهب',
    facebookUrl: 'https://facebook.com/house',
    telegramUrl: null,
    latitude: 30.04442,
    address: null,
    updatedAt: expect.any(String),
  });
  const logo = new Blob([await aPicture().png().toBuffer()]);
  const second = await shop.admin.patch(
    '/api/site-settings',
    widget({ logo, logoUrl: '', facebookUrl: '' }),
  );
  expect(second.body).toEqual({
    ...first.body,
    facebookUrl: null,
    logoUrl: expect.stringMatching(/^\/media\//),
    updatedAt: expect.any(String),
  });
  expect((await shop.guest.get('/api/site-settings')).body).toEqual(second.body);
  await eventually(() => expect(shop.told).toContain('site-settings:1'));
});

test.each([
  [{ websiteNameEn: '' }, 'English website name is required'],
  [{ websiteNameAr: ' ' }, 'Arabic website name is required'],
  [{ logoUrl: '' }, 'Logo URL is required'],
  [{ facebookUrl: 'facebook' }, 'Invalid Facebook URL'],
  [{ instagramUrl: 'javascript:alert(1)' }, 'Invalid Instagram URL'],
  [{ twitterUrl: 'ftp://x' }, 'Invalid Twitter URL'],
  [{ youtubeUrl: '/x' }, 'Invalid YouTube URL'],
  [{ telegramUrl: 'https://' }, 'Invalid Telegram URL'],
  [{ latitude: '91' }, 'Latitude must be between -90 and 90'],
])('settings with %j are refused: %s', async (fields, message) => {
  const answer = await shop.admin.patch('/api/site-settings', widget(fields));
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});
