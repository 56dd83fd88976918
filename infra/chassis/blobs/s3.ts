import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Client } from 'minio';
import type { Log } from '../log.ts';
import type { Blob, Blobs } from './blobs.ts';
import { checkContentType, checkKey, checkPrefix } from './keys.ts';
import { onDisk, receive } from './receive.ts';
import { createBucketKeeper } from './s3-bucket.ts';
import { listBucket } from './s3-list.ts';
import { createTransport } from './s3-transport.ts';
import { upload } from './s3-upload.ts';

export interface S3Options {
  /** `http://host:port` or `https://host`. */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly region: string;
  readonly log: Log;
  /** How long the store may be silent before a call rejects. */
  readonly answerMs?: number;
}

/** Any S3. The bucket is made, private, when it is first needed: the store need not be there yet. */
export function openS3Blobs(options: S3Options): Blobs {
  const { bucket, region, log } = options;
  const { hostname, port, protocol } = new URL(options.endpoint);
  const isSecure = protocol === 'https:';
  const transport = createTransport(isSecure, options.answerMs ?? 4_000);
  const client = new Client({
    endPoint: hostname,
    port: port ? Number(port) : undefined,
    useSSL: isSecure,
    accessKey: options.accessKey,
    secretKey: options.secretKey,
    region,
    transport: transport as unknown as NonNullable<
      ConstructorParameters<typeof Client>[0]['transport']
    >,
    // It would wait up to a minute and write to the console.
    retryOptions: { disableRetry: true },
  });
  const keeper = createBucketKeeper(client, { bucket, region, log });

  return {
    async put(key, body, { contentType, maxBytes }) {
      checkKey(key);
      checkContentType(contentType);
      return spooled(body, maxBytes, (path, size) =>
        keeper.use(async () => {
          const url = await client.presignedPutObject(bucket, key, 3_600);
          await upload(transport, { url, path, size, contentType });
          return { size };
        }),
      );
    },
    async get(key) {
      checkKey(key);
      return keeper.use(() => find(client, bucket, key));
    },
    async remove(key) {
      checkKey(key);
      await keeper.use(() => client.removeObject(bucket, key));
    },
    list(prefix) {
      checkPrefix(prefix);
      return listBucket(client, keeper, bucket, prefix);
    },
    ready: () =>
      keeper
        .use(() => client.bucketExists(bucket))
        .then(
          (isThere) => isThere,
          () => false,
        ),
  };
}

/** Size and type come with the body: asked for apart, they could be those of another version. */
async function find(client: Client, bucket: string, key: string): Promise<Blob | null> {
  try {
    const body = (await client.getObject(bucket, key)) as IncomingMessage;
    const { 'content-length': size, 'content-type': contentType = '' } = body.headers;
    return { body, size: Number(size), contentType };
  } catch (error) {
    if ((error as { code?: string }).code === 'NoSuchKey') return null;
    throw error;
  }
}

/** By way of the disk: S3 wants to know the size first, and half a body must not be kept. */
async function spooled<T>(
  body: Readable | Buffer,
  maxBytes: number,
  send: (path: string, size: number) => Promise<T>,
): Promise<T> {
  const path = join(tmpdir(), `dahab-upload-${randomUUID()}`);
  const file = await onDisk(() => open(path, 'wx', 0o600));
  try {
    const size = await receive(body, file, maxBytes).finally(() => file.close());
    return await send(path, size);
  } finally {
    await rm(path, { force: true });
  }
}
