import express, { type Request, type RequestHandler, type Response } from 'express';
import { UnsupportedMedia } from '../errors.ts';
import { checkJson, LARGEST_JSON_BYTES } from './json-text.ts';

export type ReadBody = (request: Request, response: Response) => Promise<unknown>;

// Another type is refused before; passed over, a body without one would look like an empty one.
const ofAnyType = { limit: LARGEST_JSON_BYTES, type: () => true };

/** Reads JSON bodies: `{}` when nothing was sent; 400 for what is no object, 415 for what is no JSON by its own word. */
export function createJsonReader(): ReadBody {
  const parse = express.json({ ...ofAnyType, strict: false });
  return async (request, response) => {
    const body = await bodyBy(parse, request, response);
    // Nothing sent is nothing asked for; a body that says null is a wrong one.
    return checkJson(body === undefined ? {} : body);
  };
}

/** Reads JSON bodies as the text that they are: `{}` when nothing was sent. */
export function createTextReader(): ReadBody {
  const read = express.text(ofAnyType);
  return async (request, response) => (await bodyBy(read, request, response)) || '{}';
}

async function bodyBy(
  read: RequestHandler,
  request: Request,
  response: Response,
): Promise<unknown> {
  const isTyped = request.get('content-length') !== '0' && request.get('content-type');
  if (isTyped && !request.is('json')) throw new UnsupportedMedia('Send application/json');
  await new Promise<void>((resolve, reject) => {
    void read(request, response, (error?: unknown) =>
      error === undefined ? resolve() : reject(error),
    );
  });
  return request.body;
}
