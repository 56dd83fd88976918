import { within } from '../bus/within.ts';

const KEPT_MS = 5_000;
/** Well within the time that a scraper waits. */
const PATIENCE_MS = 2_000;

/**
 * An answer that costs a query, for figures: asked when somebody looks, at most every five seconds
 * and never twice at a time; null while it does not come within two seconds.
 */
export function keptForScrapes<Answer>(
  ask: () => Promise<Answer>,
  {
    now = () => performance.now(),
    patienceMs = PATIENCE_MS,
  }: { now?: () => number; patienceMs?: number } = {},
): () => Promise<Answer | null> {
  let underWay: Promise<Answer> | null = null;
  let kept: { answer: Answer | null; until: number } | null = null;
  const askOnce = (): Promise<Answer> => {
    underWay ??= ask().finally(() => (underWay = null));
    return underWay;
  };
  return async () => {
    if (kept !== null && now() < kept.until) return kept.answer;
    const answer = await within(patienceMs, 'A figure', askOnce()).catch(() => null);
    kept = { answer, until: now() + KEPT_MS };
    return answer;
  };
}
