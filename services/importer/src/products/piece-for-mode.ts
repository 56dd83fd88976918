import type { ImportedProduct, ImportMode } from '@dahab/catalog/contract/import-batch.ts';
import type { RowProblem } from '../../contract/import-job.ts';
import type { Piece } from './pieces.ts';

const DEFAULT_KARAT = 21;

/**
 * What becomes of a piece that is imported or updated. A new one needs a name and a weight, and
 * without a karat it is taken for 21. An update keeps what the file does not state, as long as it is
 * certain which pieces the file speaks of.
 */
export function pieceForMode(piece: Piece, mode: ImportMode): Piece {
  if (piece.facts.errors.length > 0) return piece;
  const { errors, warnings } = mode === 'import' ? asNew(piece) : asChange(piece);
  const [product, allErrors] = [piece.product, [...errors, ...piece.errors]];
  if (product === null || errors.length > 0) {
    return { ...piece, product: null, errors: allErrors, warnings: [] };
  }
  const stated = mode === 'import' ? asCreated(product) : asStated(product);
  return { ...piece, product: stated, warnings: [...piece.warnings, ...warnings] };
}

function asCreated(product: ImportedProduct): ImportedProduct {
  return { ...product, karat: product.karat ?? DEFAULT_KARAT };
}

/** A name in Latin letters says nothing of the Arabic one, which somebody may have corrected. */
function asStated(product: ImportedProduct): ImportedProduct {
  return product.name === undefined ? product : { ...product, nameAr: undefined };
}

type Problems = Readonly<Record<'errors' | 'warnings', readonly RowProblem[]>>;

function asNew({ facts, kind, at }: Piece): Problems {
  return {
    errors: [
      ...(facts.title === '' ? [at('title', 'Title is missing')] : []),
      ...(kind.first.weightText === '' ? [at('weight', 'Weight is missing')] : []),
    ],
    warnings: kind.karat === null ? [at('karat', 'No karat is stated; imported as 21')] : [],
  };
}

function asChange({ kind, at }: Piece): Problems {
  const isTakenForOne = kind.first.weightText === '' && kind.variants.length > 1;
  return {
    errors: kind.isCertain
      ? []
      : [at('weight', 'Without all weights it is not certain which pieces the variants are')],
    warnings: isTakenForOne
      ? [at('weight', 'No weights are stated; updated only if all variants weigh the same')]
      : [],
  };
}
