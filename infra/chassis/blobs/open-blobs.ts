import { ConfigError } from '../config.ts';
import type { ChassisConfig } from '../config.ts';
import type { Log } from '../log.ts';
import type { Blobs } from './blobs.ts';
import { openFolderBlobs } from './folder.ts';
import { openS3Blobs } from './s3.ts';

type BlobsConfig = Pick<
  ChassisConfig,
  'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_BUCKET' | 'S3_REGION' | 'BLOBS_DIR'
>;

/** An S3 where an address is given, else a folder. */
export async function openBlobs(config: BlobsConfig, log: Log): Promise<Blobs> {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = config;
  if (endpoint === undefined) return openFolderBlobs(config.BLOBS_DIR);
  if (accessKey === undefined || secretKey === undefined) {
    throw new ConfigError('S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY beside it.');
  }
  const { S3_BUCKET: bucket, S3_REGION: region } = config;
  return openS3Blobs({ endpoint, accessKey, secretKey, bucket, region, log });
}
