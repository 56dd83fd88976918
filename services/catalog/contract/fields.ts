import { z } from 'zod';

const LONGEST_URL = 2_000;

/** Text that must have something to read in it; kept exactly as sent. */
export function requiredText(message: string, longest = 500): z.ZodString {
  return z
    .string({ error: message })
    .max(longest, `Use at most ${longest} characters`)
    .refine(hasText, message);
}

/** Whether there is something to see: spaces, line ends and marks of direction are not. */
export function hasText(text: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** Text that may be missing: null and empty both mean that there is none. */
export function optionalText(longest = 5_000): z.ZodPreprocess<z.ZodNullable<z.ZodString>> {
  return z.preprocess(
    nullFromEmpty,
    z.string().max(longest, `Use at most ${longest} characters`).nullable(),
  );
}

/** `null` for an empty form field, which is how a browser sends "none". */
export function nullFromEmpty(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

/** A web address that a page may link to: http or https only, never `javascript:` or `data:`. */
export function webAddress(message: string): z.ZodString {
  return z
    .string({ error: message })
    .max(LONGEST_URL, message)
    .refine((text) => isWebAddress(text), message);
}

/** A web address, or a path of our own site (`/media/…`, `/collections/3`). */
export function webAddressOrPath(message: string): z.ZodString {
  return z
    .string({ error: message })
    .max(LONGEST_URL, message)
    .refine((text) => isOwnPath(text) || isWebAddress(text), message);
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text)) return false;
  return URL.canParse(text);
}

/** One slash and then none: `//host` and `/\host` lead to other sites. */
function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}
