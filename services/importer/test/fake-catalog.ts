import { readBodyText } from '@dahab/chassis/http/json-text.ts';
import { type Route, serve, serveUnread } from '@dahab/chassis/http/route.ts';
import {
  importedBatchSchema,
  type ImportedProduct,
  importProducts,
  type ImportMode,
  listGivenUpPictures,
  previewImport,
} from '@dahab/catalog/contract/import-batch.ts';

interface Result {
  importKey: string;
  outcome: 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed';
}

/** Catalog's side of an import, in memory, with a hand on what goes wrong. */
export class FakeCatalog {
  readonly products = new Map<string, ImportedProduct>();
  readonly batches = new Map<string, Result[]>();
  /** `<job>/<batch>` in the order of the calls, repetitions included. */
  readonly asked: string[] = [];
  /** The bodies of these calls, as they came. */
  readonly sent: string[] = [];
  /** What it says of the pictures of every job. */
  readonly givenUp: { url: string; row: number; reason: string }[] = [];
  /** How often it was asked which products it has. */
  previews = 0;
  /** Awaited before and after a batch is written; what they throw is the answer. */
  beforeWrite: (batch: string) => Promise<void> = async () => {};
  afterWrite: (batch: string) => Promise<void> = async () => {};

  routes(): Route[] {
    return [
      serveUnread(importProducts, async ({ params, body }) => {
        const { mode, products } = readBodyText(importedBatchSchema, body);
        const batch = `${params.jobId}/${params.batch}`;
        this.asked.push(batch);
        this.sent.push(body);
        await this.beforeWrite(batch);
        const known = this.batches.get(batch);
        const results = known ?? products.map((one) => this.#write(one, mode));
        this.batches.set(batch, results);
        await this.afterWrite(batch);
        return { results };
      }),
      serve(listGivenUpPictures, async () => ({ pictures: [...this.givenUp] })),
      serve(previewImport, async ({ body }) => {
        this.previews += 1;
        return { existing: body.importKeys.filter((key) => this.products.has(key)) };
      }),
    ];
  }

  #write(product: ImportedProduct, mode: ImportMode): Result {
    const { importKey } = product;
    const stored = this.products.get(importKey);
    if ((mode === 'import') === (stored !== undefined)) return { importKey, outcome: 'skipped' };
    this.products.set(importKey, { ...stored, ...product });
    const isSame = JSON.stringify(stored) === JSON.stringify(this.products.get(importKey));
    if (isSame) return { importKey, outcome: 'unchanged' };
    return { importKey, outcome: stored === undefined ? 'created' : 'updated' };
  }
}
