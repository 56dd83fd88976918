/** The fields that were changed, and nothing else: what others changed meanwhile stays theirs. */
export function changesOf<Values extends object>(stored: Values, typed: Values): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const name of Object.keys(typed) as (keyof Values)[]) {
    if (!isSameValue(stored[name], typed[name])) changes[name] = typed[name];
  }
  return changes;
}

/** Of values as forms hold them: texts, numbers, lists of them. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
