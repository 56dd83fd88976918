import { asProblem, type ApiProblem } from '../api/problem.ts';

/** What a call threw, with the screen's own sentence where the shop gave none. */
export function worded(error: unknown, sentence: string): ApiProblem {
  const problem = asProblem(error);
  return problem.code === 'unknown' ? { ...problem, message: sentence } : problem;
}
