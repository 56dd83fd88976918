import { afterAll, describe } from '@jest/globals';
import { askControl } from './control/ask.ts';
import type { Found, Kind } from './control/words.ts';
import { type Describe, describeSkipped, noteMissing } from './missing.ts';

/** A real server for the tests of one file. */
export interface Backing {
  /** Credentials included; for S3 `http://key:secret@host:port`. */
  readonly url: string;
  /** What it is, in plain words. */
  readonly about: string;
  /** Less than what was asked for: proofs about the real server are not to be had from it. */
  readonly isStandIn: boolean;
  /** Jest's `describe`; where the server is not to be had, the suite is skipped and noted. */
  readonly describe: Describe;
  /** Only of an own server: as a crash would. */
  kill(): Promise<void>;
  /** After `kill`: same port, same data. */
  restart(): Promise<void>;
}

const titles: Record<Kind, string> = {
  postgres: 'PostgreSQL',
  rabbitmq: 'RabbitMQ',
  redis: 'Redis',
  s3: 'an S3 server',
};

/**
 * The server that all files of the run share: use names of your own in it. With `own: true` one for
 * this file alone, to be killed at will. On CI (`CI=true`) rejects when it is not to be had.
 */
export async function backing(kind: Kind, options: { own?: boolean } = {}): Promise<Backing> {
  const found = await askControl({ ask: options.own ? 'own' : 'shared', kind });
  if (!found || 'missing' in found) return missingBacking(kind, found?.missing ?? 'no answer');
  if (options.own) afterAll(() => askControl({ ask: 'release', id: found.id }));
  if (found.standIn) noteMissing(found.standIn);
  return {
    url: found.url,
    about: found.about,
    isStandIn: found.standIn !== undefined,
    describe,
    ...control(found, options.own ?? false),
  };
}

function control({ id }: Found, isOwn: boolean): Pick<Backing, 'kill' | 'restart'> {
  const order = async (ask: 'kill' | 'restart') => {
    if (!isOwn) throw new Error('Other files use this server too: ask for one with own: true.');
    await askControl({ ask, id });
  };
  return { kill: () => order('kill'), restart: () => order('restart') };
}

function missingBacking(kind: Kind, reason: string): Backing {
  const sentence = `${titles[kind]} is not to be had: ${reason}`;
  noteMissing(sentence);
  const refuse = async () => {
    throw new Error(sentence);
  };
  return {
    url: '',
    about: sentence,
    isStandIn: true,
    describe: describeSkipped(reason),
    kill: refuse,
    restart: refuse,
  };
}
