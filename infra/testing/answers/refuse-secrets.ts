/** Names under which a secret would stand. */
const SECRET_NAME = /(password|passwd|hash|salt|secret|token|api_?key)$/i;

/** What a form shows of a secret: dots, and its end at most. */
const MASKED = /^(•{4}.{0,4})?$/;

/** What only a secret looks like, under whatever name. */
export const secretPatterns: readonly (readonly [string, RegExp])[] = [
  ['a password hash', /\$argon2/],
  ['an internal token', /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/],
  ['a bot token', /\b\d{8,10}:[\w-]{35}\b/],
  ['an address with credentials', /\b[a-z]+:\/\/[^\s/:@]+:[^\s/:@]+@/],
];

/** Or the inside of our machine. */
const telltale: readonly (readonly [string, RegExp])[] = [
  ...secretPatterns,
  ['a stack trace', /\n\s+at .+:\d+/],
  ['a path of our files', /\.[cm]?[jt]s:\d+|node_modules/],
];

/** Throws when an answer carries what no answer may: secrets, or the insides of our machine. */
export function refuseSecrets({ path, body }: { path: string; body: unknown }): void {
  if (Buffer.isBuffer(body)) return;
  const found = secretIn(body, '');
  if (found !== null) throw new Error(`The answer of ${path} carries ${found}`);
}

function secretIn(value: unknown, name: string): string | null {
  if (typeof value === 'string') {
    if (SECRET_NAME.test(name) && !MASKED.test(value)) return `a secret, "${name}"`;
    return telltale.find(([, pattern]) => pattern.test(value))?.[0] ?? null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = secretIn(inner, Array.isArray(value) ? name : key);
    if (found !== null) return found;
  }
  return null;
}
