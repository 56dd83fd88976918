import fc, { type Arbitrary } from 'fast-check';
import { command, expectStatus, type ShopCommand } from './command.ts';
import { chosen, type ModelProduct } from './shop-model.ts';

const draw = fc.nat({ max: 20 });
const weight = fc.integer({ min: 1, max: 5_000 }).map((hundredths) => hundredths / 100);
const karat = fc.constantFrom(18, 21, 24);
const nameAr = fc.constantFrom('خاتم', 'سلسلة', 'غويشة', 'حلق', 'دبلة');
const quantity = fc.nat({ max: 6 });

const newProduct: Arbitrary<ShopCommand> = fc
  .record({ nameAr, weight, karat, quantity, isArchived: fc.boolean(), collectionDraw: draw })
  .map(({ collectionDraw, ...fields }) =>
    command(
      `new product ${JSON.stringify(fields)}, collection ${collectionDraw}`,
      async (model, call) => {
        const collection = chosen([null, ...model.collections], collectionDraw);
        const answer = await call('POST', '/api/products', { ...fields, collectionId: collection });
        expectStatus(answer, 201);
        model.products.set(answer.body.id as number, { ...fields, collection });
      },
    ),
  );

const changedProduct: Arbitrary<ShopCommand> = fc
  .tuple(
    draw,
    fc.record({ nameAr, weight, karat, quantity, isArchived: fc.boolean() }, { requiredKeys: [] }),
  )
  .map(([at, changes]) =>
    command(`change product ${at}: ${JSON.stringify(changes)}`, async (model, call) => {
      const id = chosen(model.products.keys(), at);
      if (id === null) return;
      expectStatus(await call('PATCH', `/api/products/${id}`, changes), 200);
      Object.assign(model.products.get(id) as ModelProduct, changes);
    }),
  );

const movedProduct: Arbitrary<ShopCommand> = fc.tuple(draw, draw).map(([at, to]) =>
  command(`move product ${at} to collection ${to}`, async (model, call) => {
    const id = chosen(model.products.keys(), at);
    if (id === null) return;
    const collection = chosen([null, ...model.collections], to);
    expectStatus(await call('PATCH', `/api/products/${id}`, { collectionId: collection }), 200);
    Object.assign(model.products.get(id) as ModelProduct, { collection });
  }),
);

/** One that was sold is still answered for, to the orders that show it. */
const deletedProduct: Arbitrary<ShopCommand> = draw.map((at) =>
  command(`delete product ${at}`, async (model, call) => {
    const id = chosen(model.products.keys(), at);
    if (id === null) return;
    expectStatus(await call('DELETE', `/api/products/${id}`), 204);
    expectStatus(await call('GET', `/api/products/${id}`), 404);
    model.products.delete(id);
  }),
);

const newCollection: Arbitrary<ShopCommand> = fc.constant(
  command('new collection', async (model, call) => {
    const answer = await call('POST', '/api/collections', { nameEn: 'Rings', nameAr: 'خواتم' });
    expectStatus(answer, 201);
    model.collections.add(answer.body.id as number);
  }),
);

/** Its products stay, without a collection. */
const deletedCollection: Arbitrary<ShopCommand> = draw.map((at) =>
  command(`delete collection ${at}`, async (model, call) => {
    const id = chosen(model.collections, at);
    if (id === null) return;
    expectStatus(await call('DELETE', `/api/collections/${id}`), 204);
    model.collections.delete(id);
    for (const product of model.products.values()) {
      if (product.collection === id) product.collection = null;
    }
  }),
);

/** What is looked for by a name is all that has it, archived or not as asked. */
const search: Arbitrary<ShopCommand> = fc.tuple(nameAr, fc.boolean()).map(([name, withArchived]) =>
  command(`search ${name}${withArchived ? ', archived too' : ''}`, async (model, call) => {
    const q = `q=${encodeURIComponent(name)}&limit=500&includeArchived=${withArchived}`;
    const answer = await call('GET', `/api/products/search?${q}`);
    expectStatus(answer, 200);
    const found = new Set(answer.body.products.map((product: { id: number }) => product.id));
    for (const [id, product] of model.products) {
      const isMeant = product.nameAr === name && (withArchived || !product.isArchived);
      if (isMeant && !found.has(id)) throw new Error(`Product ${id} is not found by its name`);
      if (product.isArchived && !withArchived && found.has(id)) {
        throw new Error(`Product ${id} is archived and found`);
      }
    }
  }),
);

export const catalogCommands: readonly Arbitrary<ShopCommand>[] = [
  newProduct,
  newProduct,
  changedProduct,
  changedProduct,
  movedProduct,
  deletedProduct,
  newCollection,
  deletedCollection,
  search,
];
