import type { Client } from 'minio';
import { BlobsUnavailable } from './blobs.ts';
import type { BucketKeeper } from './s3-bucket.ts';

/** All pages, one after the other. */
export async function* listBucket(
  client: Client,
  keeper: BucketKeeper,
  bucket: string,
  prefix: string,
): AsyncGenerator<{ key: string; size: number; modifiedAt: Date }> {
  const found = await keeper.use(async () => client.listObjectsV2(bucket, prefix, true));
  try {
    for await (const { name, size, lastModified } of found) {
      if (name !== undefined) yield { key: name, size, modifiedAt: lastModified };
    }
  } catch (error) {
    throw new BlobsUnavailable(`The store of files failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
