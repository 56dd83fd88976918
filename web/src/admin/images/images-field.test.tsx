import type { Language } from '@dahab/bff/contract/language.ts';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { addAdminTexts } from '../../i18n/add-admin-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { REPORTED } from '../../testing/browser-gaps.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ImageField } from './image-field.tsx';
import { ImagesField } from './images-field.tsx';

afterEach(cleanup);

const FIELD = 'Pictures';

function Form({ images, single }: { images: string[]; single: boolean }) {
  const { i18n } = useTranslation();
  useState(() => addAdminTexts(i18n));
  const [value, setValue] = useState(images);
  const one = value[0] ?? null;
  return (
    <>
      {single ? (
        <ImageField
          use="cover"
          label={FIELD}
          value={one}
          onChange={(url) => setValue(url ? [url] : [])}
        />
      ) : (
        <ImagesField use="piece" label={FIELD} value={value} onChange={setValue} />
      )}
      <output aria-label="value">{value.join(' ')}</output>
    </>
  );
}

function show(images: string[] = [], single = false, language: Language = 'en') {
  const routes = [{ path: '/', element: <Form images={images} single={single} /> }];
  renderScreen(routes, { at: '/', language });
}

const value = () => screen.getByLabelText('value').textContent;

const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });

async function choose(...files: File[]) {
  await screen.findByRole('group', { name: FIELD });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The page has no file field');
  await userEvent.upload(input, files, { applyAccept: false });
}

const urlOf = (body: unknown) => ({ body: { urls: [`/media/${String(body).slice(7)}`] } });

test('how large a picture may be is said in Arabic by megabytes, as on the drop area', async () => {
  fakeShop({});
  show([], false, 'ar');
  await choose(new File(['x'.repeat(5_242_881)], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText('حجم الملف أكبر من ٥ ميجابايت')).toBeTruthy();
});

test('chosen files are uploaded one by one, and stand in the order of the choice', async () => {
  const calls = fakeShop({ 'POST /api/upload': urlOf });
  show(['/media/old']);
  await choose(picture('a.png'), picture('b.webp', 'image/webp'));
  await waitFor(() => expect(value()).toBe('/media/old /media/a.png /media/b.webp'));
  const sent = calls.filter(({ call }) => call === 'POST /api/upload').map(({ body }) => body);
  expect(sent).toEqual(['images=a.png', 'images=b.webp']);
});

test('while files are on their way each shows its progress, and the area takes no others', async () => {
  const arrivals: (() => void)[] = [];
  fakeShop({
    'POST /api/upload': async (body) => {
      await new Promise<void>((arrive) => arrivals.push(arrive));
      return urlOf(body);
    },
  });
  show();
  await choose(picture('a.png'));
  const bar = await screen.findByRole('progressbar', { name: 'Upload of a.png' });
  expect((bar as HTMLProgressElement).value).toBe(0.5);
  const area = screen.getByRole('button', { name: /Uploading\.\.\./ });
  expect(area.getAttribute('aria-disabled')).toBe('true');
  for (const arrive of arrivals) arrive();
  await waitFor(() => expect(value()).toBe('/media/a.png'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a file that fails is named with the reason, and can be tried again', async () => {
  let isDamaged = true;
  const reason = 'The picture cannot be read: it is damaged or cut off';
  fakeShop({
    'POST /api/upload': (body) =>
      isDamaged && body === 'images=b.png' ? { status: 400, body: problem(reason) } : urlOf(body),
  });
  show();
  await choose(picture('a.png'), picture('b.png'));
  await waitFor(() => expect(value()).toBe('/media/a.png'));
  const uploads = screen.getByRole('list', { name: 'Uploads' });
  expect(within(uploads).getByText('b.png')).toBeTruthy();
  expect(within(uploads).getByText(reason)).toBeTruthy();
  isDamaged = false;
  await userEvent.click(within(uploads).getByRole('button', { name: 'Upload b.png again' }));
  await waitFor(() => expect(value()).toBe('/media/a.png /media/b.png'));
});

test.each([
  [[picture('a.gif', 'image/gif')], 'File type must be png, jpg, jpeg or webp'],
  [
    [new File(['x'.repeat(5_242_881)], 'a.png', { type: 'image/png' })],
    'File is larger than 5242880 bytes',
  ],
])('%# files are refused with the reason', async (files, reason) => {
  const calls = fakeShop({});
  show();
  await choose(...files);
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('of more than ten files ten are taken, the others are named', async () => {
  fakeShop({ 'POST /api/upload': urlOf });
  show();
  await choose(...Array.from({ length: 11 }, (_, index) => picture(`${index}.png`)));
  await waitFor(() => expect(value()?.split(' ')).toHaveLength(10));
  expect(screen.getByText('10.png')).toBeTruthy();
  expect(screen.getByText('Too many files')).toBeTruthy();
});

test('buttons change the order, and say where the picture went', async () => {
  fakeShop({});
  show(['/media/a', '/media/b', '/media/c']);
  await userEvent.click(await screen.findByRole('button', { name: 'Move image 3 forward' }));
  expect(value()).toBe('/media/a /media/c /media/b');
  expect(screen.getByText('Now image 2 of 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Move image 1 forward' }));
  expect(value()).toBe('/media/a /media/c /media/b');
});

test('a deleted picture comes back by the toast', async () => {
  fakeShop({});
  show(['/media/a', '/media/b']);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete image 1' }));
  expect(value()).toBe('/media/b');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(value()).toBe('/media/a /media/b');
});

test('where there is one picture, a new one takes its place', async () => {
  fakeShop({ 'POST /api/upload': urlOf });
  show(['/media/old'], true);
  await choose(picture('new.png'));
  await waitFor(() => expect(value()).toBe('/media/new.png'));
  const group = screen.getByRole('group', { name: FIELD });
  expect(within(group).queryByRole('button', { name: /Move image/ })).toBeNull();
});

test('a picture that cannot be loaded for cropping says so, and is tried again', async () => {
  const calls = fakeShop({
    'GET /api/proxy-image': () => ({ status: 404, body: problem('Gone') }),
  });
  const reported: unknown[] = [];
  window.addEventListener(REPORTED, (event) => void reported.push((event as CustomEvent).detail));
  show(['https://other.example/a.png']);
  await userEvent.click(await screen.findByRole('button', { name: 'Crop image 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crop Image' });
  const reason = 'Failed to load image for cropping. Please try again.';
  expect(await screen.findAllByText(reason, { exact: false })).not.toEqual([]);
  expect(reported).toMatchObject([
    { message: 'Failed to fetch image through proxy', cause: { status: 404, message: 'Gone' } },
  ]);
  const apply = within(dialog).getByRole('button', { name: 'Apply Crop' });
  expect((apply as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(calls.filter(({ call }) => call === 'GET /api/proxy-image')).toHaveLength(2);
  });
});
