import { createElement, lazy, useState, type ComponentType } from 'react';
import { takeNewerBuild } from './newer-build.ts';

/**
 * A screen whose code is fetched when it is first shown, or by `load()` before:
 * `lazyScreen(() => import('./x.tsx'), 'X')`. What was fetched before is drawn without delay.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  let loaded: ComponentType | null = null;
  const Later = lazy<ComponentType>(async () => ({
    default: (await load().catch(takeNewerBuild))[name],
  }));
  const Screen = () => {
    const [known] = useState(() => loaded);
    return createElement<object>(known ?? Later);
  };
  const fetchAhead = async () => {
    loaded = (await load())[name];
  };
  return Object.assign(Screen, { load: fetchAhead });
}
