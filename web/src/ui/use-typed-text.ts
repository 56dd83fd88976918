import { useState } from 'react';
import { typedNumber } from './typed-number.ts';

interface Typed {
  text: string;
  /** What the number became by the last key: it may have been rounded. Undefined until it is known. */
  became?: number | null;
  /** The field has been left since. */
  isLeft: boolean;
}

/**
 * What stands in a number field: as it was typed, also where the number was rounded meanwhile, so that
 * the next key does not continue another number; until the field is left, or somebody else changes it.
 */
export function useTypedText(value: number | null) {
  const [typed, setTyped] = useState<Typed | null>(null);
  if (typed && typed.became === undefined) setTyped({ ...typed, became: value });
  const isMine = typed !== null && (typed.became === undefined || isOf(typed, value));
  const isMisread = isMine && typed.text !== '' && typedNumber(typed.text) === null;
  return {
    shown: isMine ? typed.text : String(value ?? ''),
    isMisread,
    isLeft: typed?.isLeft ?? false,
    write: (text: string) => setTyped({ text, isLeft: false }),
    leave: () => {
      const stays = isMisread || (isMine && typedNumber(typed.text) === value);
      setTyped(stays && typed ? { ...typed, isLeft: true } : null);
    },
  };
}

function isOf({ text, became }: Typed, value: number | null): boolean {
  return value === became || value === typedNumber(text);
}
