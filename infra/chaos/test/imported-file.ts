import { randomUUID } from 'node:crypto';

const HEADER =
  'Handle,Title,Variant Grams,Variant Inventory Qty,Karat (product.metafields.custom.karat)';

/** A file of rings that nobody has; their handles end in `_` and the file's name. */
export function importedFile(count: number): { name: string; body: FormData } {
  const name = `${randomUUID()}.csv`;
  const rows = Array.from(
    { length: count },
    (_, index) => `ring-${index}_${name},خاتم ${index},${(index % 50) + 1}.5,2,21`,
  );
  const body = new FormData();
  body.set('file', new Blob([[HEADER, ...rows].join('\n')], { type: 'text/csv' }), name);
  return { name, body };
}
