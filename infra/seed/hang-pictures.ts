import { readdir, readFile } from 'node:fs/promises';
import type { ShopWindow } from '@dahab/catalog/seed/shop-window.ts';

const folder = new URL('demo/pictures/', import.meta.url);
const NAME = /^(.+)-(\d+)\.webp$/;
/** Few, since they share catalog's connections. */
const AT_ONCE = 5;

/** The addresses of the pictures of each slug, in their order. */
export type Pictures = ReadonlyMap<string, readonly string[]>;

/** Gives the house's pictures to the shop; taken in before, they keep their addresses. */
export async function hangPictures(window: ShopWindow): Promise<Pictures> {
  const files = (await readdir(folder)).flatMap((file) => {
    const [, slug = '', number] = NAME.exec(file) ?? [];
    return slug === '' ? [] : [{ file, slug, number: Number(number) }];
  });
  const inOrder = files.toSorted((one, other) => one.number - other.number);
  const pictures = new Map<string, string[]>();
  for (let index = 0; index < inOrder.length; index += AT_ONCE) {
    const some = inOrder.slice(index, index + AT_ONCE);
    const urls = await Promise.all(
      some.map(async ({ file }) => window.keepPicture(await readFile(new URL(file, folder)))),
    );
    for (const [position, { slug }] of some.entries()) {
      pictures.set(slug, [...(pictures.get(slug) ?? []), urls[position] ?? '']);
    }
  }
  return pictures;
}
