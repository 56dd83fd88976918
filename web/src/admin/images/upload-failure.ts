import { asProblem, type ApiProblem } from '../../api/problem.ts';
import { worded } from '../worded.ts';

/** Why an upload failed: the shop's sentence, else the general ones. */
export function uploadFailure(error: unknown): ApiProblem {
  const isAnswer = typeof error === 'object' && error !== null;
  return worded(asProblem(error), isAnswer ? 'Upload failed' : 'Failed to upload images');
}
