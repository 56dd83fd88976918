import { eventually } from '@dahab/testing/eventually.ts';
import { expect } from '@jest/globals';
import type { ConsoleMessage, Page, Request } from 'playwright-core';
import { untilStill } from './until-still.ts';

/** What a browser complained about and nobody expected. */
export interface Troubles {
  /** The next answer of this status from this path is part of the story: `401 /api/login`. */
  expect(answer: string): void;
  /** Waits until all that was expected has come; rejects when it does not. */
  arrived(): Promise<void>;
  /** Waits until the page has all that it asked for, and asks for nothing more. */
  quiet(): Promise<void>;
  /** All since the last call. */
  take(): string[];
}

/** A guest is asked who they are with each page, and is nobody. */
const ofGuests = '401 /api/user';

/** Listens for errors and warnings of the console, errors of scripts, and requests that fail. */
export function watchTroubles(page: Page): Troubles {
  const expected: string[] = [];
  const underWay = new Set<Request>();
  let troubles: string[] = [];
  const note = (trouble: string): void => void troubles.push(trouble);

  const take = (answer: string): boolean => {
    if (answer === ofGuests) return true;
    const index = expected.indexOf(answer);
    if (index >= 0) expected.splice(index, 1);
    return index >= 0;
  };

  // The stream of events never ends.
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('response', (response) => {
    const answer = `${response.status()} ${pathOf(response.url())}`;
    if (response.status() >= 400 && !take(answer)) note(`answered: ${answer}`);
  });
  page.on('requestfailed', (request) => {
    if (!isLeftBehind(request)) note(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('pageerror', (error) => note(`script: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (!isComplaint(message) || isAboutAnAnswer(message) || isAboutUnusedAhead(message)) return;
    note(`console: ${message.text()}`);
  });

  return {
    expect: (answer) => void expected.push(answer),
    arrived: () => eventually(() => expect(expected).toEqual([])),
    quiet: () =>
      eventually(async () => {
        expect([...underWay].map((request) => request.url())).toEqual([]);
        await untilStill(page);
        expect([...underWay].map((request) => request.url())).toEqual([]);
      }),
    take: () => {
      const all = [...troubles, ...expected.map((answer) => `never came: ${answer}`)];
      troubles = [];
      expected.length = 0;
      return all;
    },
  };
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}

/** Chromium repeats there each refused answer, which was noted when it came. */
function isAboutAnAnswer(message: ConsoleMessage): boolean {
  return message.text().startsWith('Failed to load resource: the server responded with');
}

/**
 * Said some seconds after a page, by a browser that shows a larger picture which it still has from an
 * earlier one: how long a test stays decides whether it comes. What is fetched ahead is looked at itself.
 */
function isAboutUnusedAhead(message: ConsoleMessage): boolean {
  return message.text().includes('was preloaded using link preload but not used');
}

/** A page that is left breaks off what it was reading, its stream of events always. */
function isLeftBehind(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
