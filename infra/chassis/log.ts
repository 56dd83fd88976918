import pino, { type DestinationStream, type Logger } from 'pino';
import { currentRequestId, currentSpan } from './context.ts';

export type Log = Logger;

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const secretKeys = [
  'password',
  'passwordHash',
  'botToken',
  'goldPriceApiKey',
  'token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
];

/** A JSON log that names its service, carries the request id and never shows a secret's value. */
export function createLog(
  service: string,
  level: (typeof logLevels)[number],
  destination?: DestinationStream,
): Log {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: idsOfTheRequest,
      redact: {
        paths: secretKeys.flatMap((key) => [quoted(key), `*${quoted(key)}`, `*.*${quoted(key)}`]),
        censor: '[secret]',
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}

function idsOfTheRequest(): object {
  const requestId = currentRequestId();
  const span = currentSpan();
  return span ? { requestId, traceId: span.traceId, spanId: span.spanId } : { requestId };
}

function quoted(key: string): string {
  return `["${key}"]`;
}
