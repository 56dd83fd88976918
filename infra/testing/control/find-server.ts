import { findPostgres } from '@dahab/backing/postgres.ts';
import { findRabbitmq } from '@dahab/backing/rabbitmq.ts';
import { findRedis } from '@dahab/backing/redis.ts';
import { findS3 } from '@dahab/backing/s3.ts';
import type { Missing, Server, Wanted } from '@dahab/backing/server.ts';
import { givenUrl } from '../config.ts';
import type { Kind } from './words.ts';

const find: Record<Kind, (wanted: Wanted) => Promise<Server | Missing>> = {
  postgres: findPostgres,
  rabbitmq: findRabbitmq,
  redis: findRedis,
  s3: findS3,
};

/** An own server is started even where the address of a shared one was given: it is to be killed. */
export function findServer(kind: Kind, folder: string, isOwn: boolean): Promise<Server | Missing> {
  return find[kind]({ folder, url: isOwn ? undefined : givenUrl(kind) });
}
