import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@dahab/protocol/event.ts';
import { secretPatterns } from '@dahab/testing/answers/refuse-secrets.ts';
import { expect } from '@jest/globals';
import type { OpenShop } from '../../e2e/api/open-shop.ts';
import { expectNoSecret } from '../../e2e/api/invariants.ts';
import type { Server } from './shop-on-lines.ts';
import { type Errand, rightStatuses, type Seen } from './traffic.ts';

/** I12: what the shop promises; a busy machine gets three times as much. */
const ANSWER_WITHIN_MS = 5_000 * 3;

/** I12: an answer, in time; a failure as JSON that says when to come back. */
export function expectAnswered(seen: readonly Seen[]): void {
  const odd = seen.filter(
    ({ status, ms, isJson, retryAfter }) =>
      status === 0 || ms > ANSWER_WITHIN_MS || (status >= 500 && (!isJson || retryAfter === null)),
  );
  expect(odd).toEqual([]);
}

/** I8, I9: nobody is let in who may not, each is shown himself, and nobody a secret. */
export function expectNothingShown(seen: readonly Seen[]): void {
  const open = seen.filter(({ what, status }) => isRefused(what) && status < 400);
  expect(open).toEqual([]);
  const strangers = seen.filter(
    ({ own, status, text }) => own !== null && status === 200 && nameIn(text) !== own,
  );
  expect(strangers).toEqual([]);
  for (const { what, text } of seen) expectNoSecret(what, text);
}

/** I9: nor does the log, or an event, hold a hash, an internal token or an address with a password. */
export async function expectNothingKept({
  rows,
  dataDir,
}: Pick<OpenShop, 'rows' | 'dataDir'>): Promise<void> {
  const folder = join(dataDir, 'logs');
  const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  for (const service of serviceNames) {
    const events = await rows<{ text: string | null }>(
      service,
      'SELECT payload::text AS text FROM outbox UNION ALL SELECT reason FROM inbox',
    );
    kept.push(...events.flatMap(({ text }) => text ?? []));
  }
  const whole = kept.join('\n');
  const found = secretPatterns.filter(([, pattern]) => pattern.test(whole));
  expect(found.map(([name]) => name)).toEqual([]);
}

/** Sales, visits and imports go on, and nobody is logged out. */
export function expectOpen(seen: readonly Seen[], server: Server): void {
  const needed = seen.filter(({ what }) => server !== 's3' || !['upload', 'import'].includes(what));
  expect({ server, failed: failuresIn(needed) }).toEqual({ server, failed: [] });
}

export function failuresIn(seen: readonly Seen[]): string[] {
  return seen
    .filter(({ what, status }) => !rightStatuses[what].includes(status))
    .map(({ what, status, text }) => `${what} ${status} ${text.slice(0, 200)}`);
}

function isRefused(what: Errand): boolean {
  return what === 'guest' || what === 'prying';
}

function nameIn(text: string): string | null {
  const { username = null } = JSON.parse(text) as { username?: string };
  return username;
}
