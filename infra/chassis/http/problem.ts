import type { ErrorRequestHandler } from 'express';
import type { Problem } from '@dahab/protocol/problem.ts';
import { ZodError } from 'zod';
import { CacheUnavailable } from '../cache/cache.ts';
import { BlobTooLarge, BlobsUnavailable } from '../blobs/blobs.ts';
import { currentRequestId } from '../context.ts';
import { databaseFault } from '../database/faults.ts';
import {
  InvalidInput,
  ShopError,
  TooLarge,
  TooSlow,
  Unavailable,
  UnsupportedMedia,
} from '../errors.ts';
import type { Log } from '../log.ts';

/** Any thrown thing as an error that a caller may see. */
export function shopErrorOf(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (error instanceof ZodError) return invalidInput(error);
  if (error instanceof BlobTooLarge) return new TooLarge('The file is too large');
  if (error instanceof CacheUnavailable || error instanceof BlobsUnavailable) {
    return new Unavailable('A part of the shop is not reachable right now', 2, error);
  }
  return (
    bodyParserError(error) ??
    databaseFault(error) ??
    new ShopError(500, 'internal', 'Something went wrong on our side', { cause: error })
  );
}

/** The first issue's message is the answer's message, as forms show it. */
export function invalidInput(error: ZodError): InvalidInput {
  const issues = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  return new InvalidInput(issues[0]?.message ?? 'The input is not valid', issues);
}

export function problemOf(error: ShopError): Problem {
  return {
    message: error.message,
    error: error.message,
    code: error.code,
    ...(error.issues.length > 0 && { issues: [...error.issues] }),
    requestId: currentRequestId(),
  };
}

/** The one place where errors become answers; what is our fault is logged with its cause. */
export function answerErrors(log: Log): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    const error = shopErrorOf(thrown);
    if (error.status >= 500) log.error({ err: thrown, path: request.path }, error.message);
    if (response.headersSent) {
      next(thrown);
      return;
    }
    if (error.retryAfterSeconds !== null) {
      response.set('Retry-After', String(Math.ceil(error.retryAfterSeconds)));
    }
    // The rest of a request that was given up would be read as the next one.
    if (error instanceof TooSlow) response.set('Connection', 'close');
    response.status(error.status).json(problemOf(error));
  };
}

/** What express and body-parser throw at bytes they cannot read. */
function bodyParserError(error: unknown): ShopError | null {
  const { status, type } = error as { status?: unknown; type?: unknown };
  if (error instanceof URIError) return new InvalidInput('The address is not well formed');
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  if (status === 413) return new TooLarge();
  if (status === 415) return new UnsupportedMedia();
  const message =
    type === 'entity.parse.failed' ? 'The body is not valid JSON' : 'The request cannot be read';
  return new InvalidInput(message);
}
