import { useCallback, useRef, useState } from 'react';
import { isJump, priceChange } from './price-change.ts';

/** Lets a calm change of the price pass, and waits for a person's word before a jump. */
export function useJumpGuard(present: number) {
  const [asking, setAsking] = useState<number | null>(null);
  const settle = useRef<(allowed: boolean) => void>(undefined);

  const allows = (price: number | null): Promise<boolean> => {
    if (!isJump(priceChange(present, price))) return Promise.resolve(true);
    setAsking(price);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  };

  const answer = useCallback((allowed: boolean) => {
    setAsking(null);
    settle.current?.(allowed);
  }, []);

  return { asking, allows, answer };
}
