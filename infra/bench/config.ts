/** The environment of a process of the bench: what was given, and what the bench decides. */
export function environmentWith(
  decided: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  return { ...process.env, ...decided };
}
