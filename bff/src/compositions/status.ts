import { type Check, partsDown } from '@dahab/chassis/health.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import type { Replicas } from '@dahab/chassis/http/replicas.ts';
import { getServiceState, serviceStateSchema } from '@dahab/chassis/messaging/operations.ts';
import { readRelease } from '@dahab/chassis/release.ts';
import { getImportState, importStateSchema } from '@dahab/importer/contract/import-state.ts';
import { listDeliveries } from '@dahab/notifier/contract/messages.ts';
import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import { timeField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';
import { readinessOf } from '../readiness.ts';

const CHECK_TIMEOUT_MS = 3_000;

const partStatusSchema = z.object({
  state: z.enum(['ready', 'not-ready', 'unreachable']),
  /** What of it does not answer: database, bus, cache. */
  down: z.array(z.string()),
});

const serviceStatusSchema = partStatusSchema.extend({
  service: z.enum(serviceNames),
  /** Null when it cannot be asked. */
  details: serviceStateSchema.nullable(),
});

const shopStatusSchema = z
  .object({
    checkedAt: timeField,
    frontDoor: partStatusSchema.extend({ release: z.string(), startedAt: timeField }),
    services: z.array(serviceStatusSchema),
    /** Telegram messages that wait, failed, or may not have arrived; null when it cannot be found out. */
    deliveries: z
      .object({ queued: z.number().int(), failed: z.number().int(), uncertain: z.number().int() })
      .nullable(),
    /** Imports that wait, run, or failed in 24 hours; null when it cannot be found out. */
    imports: importStateSchema.nullable(),
  })
  .meta({ id: 'ShopStatus' });

type ShopStatus = z.infer<typeof shopStatusSchema>;

/** Always answers: what is down is said in it. */
export const getStatus = defineEndpoint({
  method: 'GET',
  path: '/api/status',
  access: 'admin',
  summary: 'How the parts of the shop stand: ready or not, releases, and events that wait',
  response: shopStatusSchema,
});

export interface StatusParts {
  readonly call: CallService;
  readonly replicas: Replicas;
  /** Of the front door itself. */
  readonly checks: Readonly<Record<string, Check>>;
  readonly startedAt: Date;
}

export async function composeStatus(parts: StatusParts): Promise<ShopStatus> {
  const [down, services, deliveries, imports] = await Promise.all([
    partsDown(parts.checks),
    Promise.all(serviceNames.map((service) => statusOf(service, parts))),
    countDeliveries(parts.call).catch(() => null),
    parts.call('importer', getImportState, { timeoutMs: CHECK_TIMEOUT_MS }).catch(() => null),
  ]);
  return {
    checkedAt: new Date().toISOString(),
    frontDoor: {
      state: down.length === 0 ? 'ready' : 'not-ready',
      down,
      release: readRelease(),
      startedAt: parts.startedAt.toISOString(),
    },
    services,
    deliveries,
    imports,
  };
}

async function statusOf(
  service: ServiceName,
  { call, replicas }: StatusParts,
): Promise<ShopStatus['services'][number]> {
  const [down, details] = await Promise.all([
    readinessOf(replicas, service).catch(() => null),
    call(service, getServiceState, { timeoutMs: CHECK_TIMEOUT_MS }).catch(() => null),
  ]);
  if (down === null) return { service, state: 'unreachable', down: [], details };
  return { service, state: down.length === 0 ? 'ready' : 'not-ready', down, details };
}

async function countDeliveries(call: CallService): Promise<ShopStatus['deliveries']> {
  const count = async (status: 'queued' | 'failed' | 'uncertain'): Promise<number> =>
    (
      await call('notifier', listDeliveries, {
        query: { status, limit: 1 },
        timeoutMs: CHECK_TIMEOUT_MS,
      })
    ).total;
  const [queued, failed, uncertain] = await Promise.all([
    count('queued'),
    count('failed'),
    count('uncertain'),
  ]);
  return { queued, failed, uncertain };
}
