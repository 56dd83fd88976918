const LONGEST = 300;

/** A shorter end of a token stands in ordinary words too. */
const SHORTEST_SECRET = 8;

/**
 * What somebody answered, as a reason may quote it: on one line, not long, and without the token,
 * also where a proxy wrote its colon as `%3A`.
 */
export function plainWords(text: string, token: string): string {
  const secret = token.slice(token.indexOf(':') + 1);
  const hidden = [token, ...(secret.length < SHORTEST_SECRET ? [] : [secret])];
  const shown = hidden.reduce((rest, one) => rest.replaceAll(one, '[secret]'), text);
  const line = shown.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  if (line.length <= LONGEST) return line;
  // Not in the middle of a pair.
  return `${line.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
