import { readdir, readFile } from 'node:fs/promises';
import type { ShopWindow } from '@dahab/catalog/seed/shop-window.ts';

const folder = new URL('demo/pictures/', import.meta.url);
const NAME = /^(.+)-(\d+)\.webp$/;

/** The addresses of the pictures of each slug, in their order. */
export type Pictures = ReadonlyMap<string, readonly string[]>;

/** Gives the house's pictures to the shop; taken in before, they keep their addresses. */
export async function hangPictures(window: ShopWindow): Promise<Pictures> {
  const files = (await readdir(folder)).flatMap((file) => {
    const [, slug = '', number] = NAME.exec(file) ?? [];
    return slug === '' ? [] : [{ file, slug, number: Number(number) }];
  });
  const inOrder = files.toSorted((one, other) => one.number - other.number);
  const kept = await Promise.all(
    inOrder.map(async ({ file, slug }) => {
      const url = await window.keepPicture(await readFile(new URL(file, folder)));
      return { slug, url };
    }),
  );
  const pictures = new Map<string, string[]>();
  for (const { slug, url } of kept) pictures.set(slug, [...(pictures.get(slug) ?? []), url]);
  return pictures;
}
