import { InvalidInput } from '../errors.ts';

const DEEPEST = 32;

/**
 * Refuses what no text column can hold (NUL, lone surrogates), keys that reach for prototypes, and
 * nesting that no form of ours has; anywhere in a body, query or path.
 */
export function refuseMalformed(value: unknown, depth = 0): void {
  if (depth > DEEPEST) throw new InvalidInput('The input is nested too deeply');
  if (typeof value === 'string') {
    refuseMalformedText(value);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const inner of value) refuseMalformed(inner, depth + 1);
    return;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__') throw new InvalidInput('The input has a key that is not allowed');
    refuseMalformedText(key);
    refuseMalformed((value as Record<string, unknown>)[key], depth + 1);
  }
}

function refuseMalformedText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new InvalidInput('Text contains characters that cannot be stored');
  }
}
