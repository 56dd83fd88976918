import type { ZodType } from 'zod';
import { InvalidInput, TooLarge } from '../errors.ts';
import { refuseMalformed } from './well-formed.ts';

export const LARGEST_JSON_BYTES = 1_048_576;

/** What `serve` would have handed on of a body that came as text. Throws what that would. */
export function readBodyText<Body>(body: ZodType<Body>, text: string): Body {
  const fields = readJsonText(text);
  refuseMalformed(fields);
  return body.parse(fields);
}

/** Throws InvalidInput for what is no JSON object. */
export function readJsonText(text: string): unknown {
  try {
    return checkJson(JSON.parse(text));
  } catch (error) {
    throw error instanceof SyntaxError ? new InvalidInput('The body is not valid JSON') : error;
  }
}

/** What was sent, if it is a JSON object; throws InvalidInput else. */
export function checkJson(body: unknown): unknown {
  if (!isRecord(body)) throw new InvalidInput('Send a JSON object');
  return body;
}

function isRecord(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

export function refuseTooLarge(text: string): void {
  if (Buffer.byteLength(text) > LARGEST_JSON_BYTES) throw new TooLarge();
}
