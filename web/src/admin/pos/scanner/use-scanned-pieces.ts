import { useCallback, useEffect, useRef } from 'react';
import { productsApi } from '../../../api/products.ts';
import { asProblem, isOutage } from '../../../api/problem.ts';
import { useAppDispatch } from '../../../app/store.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useRefusal } from '../../use-refusal.ts';
import { pieceOf, type CartPiece } from '../cart.ts';
import { findByBarcode } from '../catalogue/known-pieces.ts';
import type { ReadKnownPieces } from '../catalogue/use-catalogue.ts';
import { commandOf, type TillCommand } from './till-commands.ts';

/** A shop that thinks longer than this is not waited for while the till knows the piece itself. */
const PATIENCE_MS = 1_500;

export interface Scanned {
  add: (piece: CartPiece) => void;
  obey: (command: TillCommand) => void;
}

/**
 * Finds what was scanned and adds it, in the order of scanning: as the shop has it now, or as the
 * till last knew it when the shop cannot be reached, or not in time. A command waits for the pieces before it.
 */
export function useScannedPieces(readKnown: ReadKnownPieces, { add, obey }: Scanned) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const refuse = useRefusal();
  const turn = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef({ add, obey });
  useEffect(() => {
    latest.current = { add, obey };
  });

  const ask = useCallback(
    async (barcode: string): Promise<CartPiece | null> => {
      const read = productsApi.endpoints.listProducts.initiate(
        { barcode },
        { forceRefetch: true, subscribe: false },
      );
      const { products } = await dispatch(read).unwrap();
      const [product] = products;
      return product && products.length === 1 ? pieceOf(product) : null;
    },
    [dispatch],
  );

  const find = useCallback(
    async (code: string): Promise<CartPiece | null> => {
      const known = findByBarcode(await readKnown(), code) ?? null;
      const asked = ask(code).catch((error: unknown) => {
        if (!known && isOutage(asProblem(error))) throw error;
        return known;
      });
      return known ? Promise.race([asked, afterPatience(known)]) : asked;
    },
    [ask, readKnown],
  );

  return useCallback(
    (code: string) => {
      const before = turn.current;
      const inTurn = async () => {
        await before;
        const command = commandOf(code);
        if (command) return latest.current.obey(command);
        try {
          const piece = await find(code);
          if (piece) latest.current.add(piece);
          else refuse(t('admin.pos.unknownCode'), t('admin.pos.unknownCodeHint', { code }));
        } catch {
          refuse(t('admin.pos.codeNotFound'), t('admin.pos.codeNotFoundHint', { code }));
        }
      };
      turn.current = inTurn();
    },
    [find, refuse, t],
  );
}

function afterPatience<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), PATIENCE_MS));
}
