import { expect, test } from '@jest/globals';
import { importPieces, takePieces } from './import-pieces.ts';
import { type Piece, realisticPieces } from './realistic-pieces.ts';
import { type Kept, naiveSearch } from './search-oracle.ts';
import { seededRandom } from './seeded-random.ts';
import { openShop } from './shop.ts';

const shop = await openShop();

async function keep(pieces: readonly Piece[], job: number): Promise<Kept[]> {
  await importPieces(shop, pieces, job);
  const rows = await shop.db('products').whereLike('import_key', `${job}:%`).orderBy('id');
  return rows.map(({ id }, index) => Object.assign({ id: id as number }, pieces[index] as Piece));
}

/** What a person types who has a piece in mind: some of its words, whole or begun, with slips. */
function aQuery(piece: Piece, random: () => number): string {
  const text = `${piece.nameAr} ${piece.name} ${piece.tags.join(' ')} ${piece.descriptionAr}`;
  const words = text
    .replace(/<[^>]*>|[.،]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const count = 1 + Math.floor(random() * 3);
  const typed = Array.from({ length: count }, () => {
    const word = words[Math.floor(random() * words.length)] ?? '';
    const place = Math.floor(random() * word.length);
    const slips = [
      word,
      word,
      word.slice(0, place + 1),
      word.slice(place),
      word.slice(0, place) + word.slice(place + 1),
      `${word.slice(0, place)}x${word.slice(place)}`,
      word.slice(0, place) +
        Array.from(word.slice(place, place + 2))
          .toReversed()
          .join('') +
        word.slice(place + 2),
      `ال${word}`,
    ];
    return slips[Math.floor(random() * slips.length)] ?? '';
  });
  return typed.join(' ').trim() || 'خاتم';
}

test.each([1, 2, 3])(
  'what is found, and in which order, is what reading every piece would find (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const pieces = realisticPieces(seed);
    const others = await shop.db('products').pluck('id');
    for (const id of others) await shop.admin.delete(`/api/products/${id}`);
    let kept = await keep(takePieces(pieces, 50), seed);
    const [gone, changed, ...rest] = kept as [Kept, Kept, ...Kept[]];
    await shop.admin.delete(`/api/products/${gone.id}`);
    const [other] = takePieces(pieces, 1) as [Piece];
    await shop.admin.patch(`/api/products/${changed.id}`, other);
    kept = [...rest, { ...other, id: changed.id }];

    for (let run = 0; run < 50; run += 1) {
      const q = aQuery(kept[Math.floor(random() * kept.length)] ?? changed, random);
      const karat = random() < 0.3 ? 21 : null;
      const withArchived = random() < 0.2;
      const limit = 1 + Math.floor(random() * 20);
      const page = 1 + Math.floor(random() * 3);
      const expected = naiveSearch(kept, { q, karat, withArchived });
      const path = `/api/products/search?q=${encodeURIComponent(q)}&karat=${karat ?? 'all'}&includeArchived=${withArchived}&limit=${limit}&page=${page}`;
      const { body } = await shop.admin.get(path);
      const ids = body.products.map(({ id }: { id: number }) => id);
      const onPage = expected.slice((page - 1) * limit, page * limit);
      expect({ q, total: body.total, ids }).toEqual({ q, total: expected.length, ids: onPage });
    }
  },
);

test('many writers at once neither stop each other nor lose a word', async () => {
  const pieces = takePieces(realisticPieces(9), 40);
  const writing = [
    importPieces(shop, pieces.slice(0, 15), 91),
    importPieces(shop, pieces.slice(15, 30), 92),
    ...pieces.slice(30).map((piece) => shop.admin.post('/api/products', { ...piece, weight: 3 })),
  ];
  await Promise.all(writing);
  const rows = await shop.db('products').orderBy('id').select('id', { nameAr: 'name_ar' });
  const changes = rows
    .slice(-40)
    .flatMap(({ id }, index) => [
      shop.admin.patch(`/api/products/${id}`, { nameAr: `سوار تجربة ${index % 7}` }),
      shop.admin.post('/api/products/bulk-update-tags', { productIds: [id], tags: ['تجربتان'] }),
    ]);
  const answers = await Promise.all(changes);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const q of ['تجربة', 'سوار', 'تجربتان']) {
    const path = `/api/products/search?q=${encodeURIComponent(q)}&includeArchived=true`;
    const { body } = await shop.admin.get(path);
    expect({ q, total: body.total }).toEqual({ q, total: 40 });
  }
});

const sides = [
  ['shown ones', { is_archived: false }, '&archived=false'],
  ['archived ones', { is_archived: true }, '&archived=true'],
  ['both', {}, '&includeArchived=true'],
] as const;

test.each(sides)('a list of %s holds all that there are, newest first', async (_, side, asked) => {
  for (const karat of [null, 18, 21, 24]) {
    const rows = await shop
      .db('products')
      .where({ ...side, ...(karat !== null && { karat }) })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .pluck('id');
    const path = `/api/products/search?karat=${karat ?? 'all'}&limit=7&page=2${asked}`;
    const { total, products } = (await shop.admin.get(path)).body;
    const ids = products.map(({ id }: { id: number }) => id);
    expect({ karat, total, ids }).toEqual({ karat, total: rows.length, ids: rows.slice(7, 14) });
  }
});
