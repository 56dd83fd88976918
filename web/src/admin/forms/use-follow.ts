import { useEffect, useRef } from 'react';
import { isSameValue } from './changes-of.ts';

type SetValues<Values> = (change: (values: Values) => Values) => void;

/** When the shop's own values change under an open form, the fields nobody touched follow. */
export function useFollow<Values extends object>(
  stored: Values,
  setValues: SetValues<Values>,
): void {
  const last = useRef(stored);
  useEffect(() => {
    const before = last.current;
    last.current = stored;
    setValues((values) => followed(values, before, stored));
  }, [stored, setValues]);
}

/** Fields that still hold what was stored before now hold what is stored now. */
export function followed<Values extends object>(
  typed: Values,
  before: Values,
  now: Values,
): Values {
  const names = Object.keys(now) as (keyof Values)[];
  const next = { ...typed };
  for (const name of names) if (isSameValue(typed[name], before[name])) next[name] = now[name];
  return next;
}
