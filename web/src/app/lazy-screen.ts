import { lazy, type ComponentType } from 'react';
import { takeNewerBuild } from './newer-build.ts';

/**
 * A screen whose code is fetched when it is first shown, or by `load()` before:
 * `lazyScreen(() => import('./x.tsx'), 'X')`.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const screen = lazy(async () => ({ default: (await load().catch(takeNewerBuild))[name] }));
  return Object.assign(screen, { load });
}
