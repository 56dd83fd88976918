import { describe, expect, test } from '@jest/globals';
import { expectProblem } from '../expect-answer.ts';
import { expectInvariants } from '../invariants.ts';
import { openShop } from '../open-shop.ts';
import { volumeOf } from '../volume.ts';
import { writeRoutes } from '../write-routes.ts';
import { expectCleanHtml } from './clean-html.ts';
import { keptText } from './kept-text.ts';
import { mixedTexts, naughtyTexts } from './naughty-texts.ts';
import { type TextField, textFields } from './text-fields.ts';

const TEXTS = volumeOf({ commit: 1_000, release: 24_000 });
const SUITE_MS = volumeOf({ commit: 300_000, release: 3_600_000 });

const shop = await openShop();
await writeRoutes(shop);
const fields = textFields(shop, { product: 1, collection: 1, widget: 1 });

/** Each field has its share, and over all fields every text has its turn. */
function textsFor(field: TextField): readonly string[] {
  const all = [...naughtyTexts, ...mixedTexts];
  const share = Math.min(all.length, Math.ceil(TEXTS / fields.length));
  const first = fields.indexOf(field) * share;
  return Array.from({ length: share }, (_, index) => all[(first + index) % all.length] ?? '');
}

async function expectRoundTrip(field: TextField, text: string): Promise<void> {
  const what = `${field.name}: ${JSON.stringify(text)}`;
  const written = await field.write(text);
  const { status } = written;
  const isTaken = status < 300;
  expect({ what, status: isTaken ? 'taken' : status }).toEqual({
    what,
    status: field.takes(text) ? 'taken' : 400,
  });
  if (!isTaken) {
    expectProblem(what, { ...written, text: JSON.stringify(written.body), ms: 0 });
    return;
  }
  const read = await field.read(written);
  if (field.keeping !== 'html') {
    expect({ what, read }).toEqual({ what, read: keptText(field.keeping, text) });
    return;
  }
  expectCleanHtml(what, read as string);
  const again = await field.read(await field.write(read as string));
  expect({ what, again }).toEqual({ what, again: read });
}

describe('a text that broke software somewhere comes back as it was sent, or is refused', () => {
  test.each(fields.map((field) => [field.name.replaceAll(/\d+/g, ':id'), field] as const))(
    '%s',
    async (_name, field) => {
      for (const text of textsFor(field)) await expectRoundTrip(field, text);
    },
    SUITE_MS,
  );

  test(
    'and searched for, it is text',
    async () => {
      for (const text of naughtyTexts) {
        const q = encodeURIComponent(text.toWellFormed());
        const { status } = await shop.admin.call('GET', `/api/products/search?q=${q}`);
        expect({ text, status: status < 500 }).toEqual({ text, status: true });
      }
    },
    SUITE_MS,
  );

  test('and the shop is as it should be', () => expectInvariants(shop), SUITE_MS);
});
