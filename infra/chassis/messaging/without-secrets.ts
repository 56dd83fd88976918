import { maskSecrets } from './reason.ts';

const SECRET_NAMES = /password|secret|token|api_?key/i;

/** A JSON value as it may be shown: what is named or looks like a secret is masked. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return maskSecrets(value);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_NAMES.test(name) ? '••••' : withoutSecrets(inner),
    ]),
  );
}
