import { lazy, type ComponentType } from 'react';
import { takeNewerBuild } from './newer-build.ts';

/** A screen whose code is fetched when it is first shown: `lazyScreen(() => import('./x.tsx'), 'X')`. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load().catch(takeNewerBuild))[name] }));
}
