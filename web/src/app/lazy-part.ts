import { lazy, type ComponentType } from 'react';
import { fetchCode } from './newer-build.ts';

/** A part of a screen whose code is fetched when it is first shown. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy<ComponentType<Props>>(async () => ({ default: (await fetchCode(load))[name] }));
}
