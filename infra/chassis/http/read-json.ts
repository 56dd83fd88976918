import express, { type Request, type Response } from 'express';
import { InvalidInput, UnsupportedMedia } from '../errors.ts';

export const LARGEST_JSON_BYTES = 1_048_576;

/** Reads JSON bodies: `{}` when nothing was sent; 400 for what is no object, 415 for what is no JSON by its own word. */
export function createJsonReader(): (request: Request, response: Response) => Promise<unknown> {
  // Another type is refused before; passed over, a body without one would look like an empty one.
  const parseJson = express.json({ limit: LARGEST_JSON_BYTES, strict: false, type: () => true });
  return async (request, response) => {
    const isTyped = request.get('content-length') !== '0' && request.get('content-type');
    if (isTyped && !request.is('json')) throw new UnsupportedMedia('Send application/json');
    await new Promise<void>((resolve, reject) => {
      parseJson(request, response, (error?: unknown) =>
        error === undefined ? resolve() : reject(error),
      );
    });
    // Nothing sent is nothing asked for; a body that says null is a wrong one.
    return checkJson(request.body === undefined ? {} : request.body);
  };
}

/** What was sent, if it is a JSON object; throws InvalidInput else. */
export function checkJson(body: unknown): unknown {
  if (!isRecord(body)) throw new InvalidInput('Send a JSON object');
  return body;
}

function isRecord(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
