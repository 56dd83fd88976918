import type { Client } from 'minio';
import type { Log } from '../log.ts';
import { BlobsUnavailable } from './blobs.ts';

export interface BucketKeeper {
  /** Runs the call with the bucket there; what it throws becomes `BlobsUnavailable`. */
  use<T>(call: () => Promise<T>): Promise<T>;
}

interface Bucket {
  readonly bucket: string;
  readonly region: string;
  readonly log: Log;
}

export function createBucketKeeper(client: Client, { bucket, region, log }: Bucket): BucketKeeper {
  let ensured: Promise<void> | null = null;

  const make = async (): Promise<void> => {
    if (await client.bucketExists(bucket)) return;
    // Without a policy, nobody reads it but us.
    await client.makeBucket(bucket, region).catch(passWhenThere);
    log.info({ bucket }, 'The bucket was made');
  };
  const ensure = (): Promise<void> => {
    ensured ??= make().catch((error) => {
      ensured = null;
      throw error;
    });
    return ensured;
  };

  return {
    async use(call) {
      try {
        await ensure();
        return await call();
      } catch (error) {
        if (codeOf(error) === 'NoSuchBucket') ensured = null;
        throw new BlobsUnavailable(`The store of files failed: ${(error as Error).message}`, {
          cause: error,
        });
      }
    },
  };
}

/** Another replica was faster. */
function passWhenThere(error: unknown): void {
  if (!['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(codeOf(error))) throw error;
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
