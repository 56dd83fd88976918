import { createElement, useState, type ComponentType } from 'react';
import { lazyPart } from './lazy-part.ts';

/**
 * A screen whose code is fetched when it is first shown, or by `load()` before:
 * `lazyScreen(() => import('./x.tsx'), 'X')`. What was fetched before is drawn without delay.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  let loaded: ComponentType | null = null;
  const Later = lazyPart(load, name);
  const Screen = () => {
    const [known] = useState(() => loaded);
    return createElement<object>(known ?? Later);
  };
  const fetchAhead = async () => {
    loaded = (await load())[name];
  };
  return Object.assign(Screen, { load: fetchAhead });
}
