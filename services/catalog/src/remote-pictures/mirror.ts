import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { InvalidInput, type ShopError } from '@dahab/chassis/errors.ts';
import { shopErrorOf } from '@dahab/chassis/http/problem.ts';
import { delayOf } from '@dahab/chassis/messaging/back-off.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import type { Worker } from '@dahab/chassis/worker.ts';
import type { Picture, Pictures } from '../media/pictures.ts';
import { fetchRemotePicture } from '../media/remote-picture.ts';
import { hashOf, keepPictures } from '../media/use-pictures.ts';
import { tellChanged } from '../tell-changed.ts';
import {
  claimDue,
  lockShowing,
  noteFailure,
  noteKept,
  type RemotePicture,
  replaceUrl,
} from './store.ts';

export const PICTURE_MIRROR = 'picture-mirror';

const LOOK_EVERY_MS = 5_000;
/** Between two rounds: a hundred thousand pictures are to leave room for the shop. */
const BREATH_MS = 200;
const MOST_AT_ONCE = 4;
const MOST_OF_A_HOST = 2;
/** Longer than a picture takes to be fetched and encoded. */
const LEASE_MS = 180_000;
/** Two hours, of which the first minutes bring most. */
const MOST_ATTEMPTS = 8;
const RETRY_PAUSE = { firstMs: 60_000, mostMs: 3_600_000 };

type FetchPicture = (url: string) => Promise<Picture>;

type Mirrored = Pick<Chassis, 'db' | 'clock' | 'log'> & { readonly pictures: Pictures };

/** Fetches the pictures of imported products into our own storage, and has the products show those. */
export function pictureMirror(
  shop: Mirrored,
  fetchPicture: FetchPicture = fetchRemotePicture,
): Worker {
  return {
    name: PICTURE_MIRROR,
    everyMs: LOOK_EVERY_MS,
    work: async () => {
      const now = shop.clock();
      const freeAt = new Date(now.getTime() + LEASE_MS);
      const limits = { most: MOST_AT_ONCE, mostOfHost: MOST_OF_A_HOST };
      const due = await claimDue(shop.db, { now, freeAt, ...limits });
      if (due.length === 0) return false;
      await Promise.all(due.map((picture) => mirror(shop, picture, fetchPicture)));
      await pause(BREATH_MS);
      return true;
    },
  };
}

async function mirror(
  shop: Mirrored,
  picture: RemotePicture,
  fetchPicture: FetchPicture,
): Promise<void> {
  try {
    if (picture.address !== null && (await show(shop, picture, picture.address))) return;
    const address = await fetchAndKeep(shop.pictures, picture.url, fetchPicture);
    if (!(await show(shop, picture, address))) throw new Error('A new picture was swept');
  } catch (error) {
    await noteTry(shop, picture, shopErrorOf(error));
  }
}

async function fetchAndKeep(
  pictures: Pictures,
  url: string,
  fetchPicture: FetchPicture,
): Promise<string> {
  const { body } = await fetchPicture(url);
  const encoded = await pictures
    .read(Buffer.isBuffer(body) ? Readable.from([body]) : body)
    .catch((error: unknown) => {
      throw error instanceof InvalidInput ? new NoPicture(error.message) : error;
    });
  if (encoded === null) throw new NoPicture('The picture is empty');
  return pictures.keep(encoded);
}

class NoPicture extends InvalidInput {
  constructor(message: string) {
    super(message, [], 'no-picture');
  }
}

/**
 * Puts our own address where the products still show the URL: who has changed the pictures
 * meanwhile has it his way. False when the picture is no longer there.
 */
function show({ db }: Mirrored, picture: RemotePicture, address: string): Promise<boolean> {
  return db.transaction(async (trx) => {
    const { shownIds, heardOf } = await lockShowing(trx, picture);
    const { sweptHashes } = await keepPictures(trx, [address]);
    if (sweptHashes.includes(hashOf(address) ?? '')) return false;
    await replaceUrl(trx, shownIds, { url: picture.url, address });
    await noteKept(trx, { key: picture.key, heardOf, address });
    await tellChanged(trx, 'products', shownIds);
    return true;
  });
}

async function noteTry(
  { db, clock, log }: Mirrored,
  { key, url, attempts }: RemotePicture,
  error: ShopError,
): Promise<void> {
  // A fault of ours says nothing about the picture.
  const isOver = isFinal(error) || (attempts >= MOST_ATTEMPTS && error.status < 500);
  const delay = isOver ? 0 : delayOf(RETRY_PAUSE, attempts);
  await noteFailure(db, key, {
    last_error: error.message,
    status: isOver ? 'dead' : 'waiting',
    next_try_at: new Date(clock().getTime() + delay),
  });
  if (isOver) log.info({ url, reason: error.message }, 'a picture of another site was given up');
}

/** What no later try can bring. */
const finalCodes: ReadonlySet<string> = new Set(['forbidden-address', 'no-picture']);

function isFinal({ status, code }: ShopError): boolean {
  return status === 413 || status === 415 || finalCodes.has(code);
}
