import type { Replicas } from '@dahab/chassis/http/replicas.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { z } from 'zod';

const CHECK_TIMEOUT_MS = 3_000;

const readinessSchema = z.object({ down: z.array(z.string()) });

/**
 * The parts that a service misses: those of its replica that is best off, since that one does for
 * the others. Rejects when none is to be reached.
 */
export async function readinessOf(replicas: Replicas, service: ServiceName): Promise<string[]> {
  const addresses = await replicas.of(service);
  return Promise.any(addresses.map(readyOrNot)).catch(() =>
    Promise.any(addresses.map(partsMissing)),
  );
}

async function readyOrNot(address: string): Promise<string[]> {
  const missing = await partsMissing(address);
  if (missing.length > 0) throw new Error(`Not ready: ${missing.join(', ')}`);
  return missing;
}

async function partsMissing(address: string): Promise<string[]> {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const answer = await fetch(`${address}/readyz`, { signal });
  return readinessSchema.parse(await answer.json()).down;
}
