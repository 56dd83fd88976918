import { neighbour } from '@dahab/testing/test-client.ts';
import type { Piece } from './realistic-pieces.ts';
import type { Shop } from './shop.ts';

/** Makes pieces as an import does, in one batch of a job of its own. */
export async function importPieces(
  shop: Shop,
  pieces: readonly Piece[],
  job: number,
): Promise<void> {
  const products = pieces.map((piece, row) =>
    Object.assign({ importKey: `${job}:${row}`, row, weight: 3 }, piece),
  );
  const path = `/internal/import-jobs/${job}/batches/1`;
  const { status, body } = await shop.as(neighbour).put(path, { mode: 'import', products });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

export function takePieces(pieces: Iterator<Piece>, count: number): Piece[] {
  return Array.from({ length: count }, () => pieces.next().value as Piece);
}
