import { sayStillHere } from './context.ts';

const EVERY_MS = 1_000;

/** Tells the caller of the request being worked on, each second, that it waits and is not lost. */
export async function withSignsOfLife<T>(waiting: Promise<T>): Promise<T> {
  const signs = setInterval(sayStillHere, EVERY_MS);
  try {
    return await waiting;
  } finally {
    clearInterval(signs);
  }
}
