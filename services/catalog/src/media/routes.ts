import { InvalidInput, NotFound } from '@dahab/chassis/errors.ts';
import { holdsEtag } from '@dahab/chassis/http/etag.ts';
import { Reply, type Route, serve } from '@dahab/chassis/http/route.ts';
import type { UploadedFile } from '@dahab/chassis/http/upload.ts';
import { createTurnstile } from '@dahab/chassis/turnstile.ts';
import { getMedia, proxyImage, uploadImages } from '../../contract/media.ts';
import { variantFor } from './negotiation.ts';
import { variantName } from './picture-files.ts';
import type { Picture, Pictures } from './pictures.ts';
import { fetchRemotePicture } from './remote-picture.ts';
import { takePicture } from './take-pictures.ts';

/** An address names its content, so what it answers never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const OWN_PICTURE = /^(?:https?:\/\/[^/?#]+)?\/media\/([0-9a-f]{64}\.webp)(?:\?w=\d+)?$/;

/** Each may be ten megabytes in memory, and as many seconds on its way. */
const MOST_FETCHED = 5;
const LONGEST_WAIT_MS = 30_000;

export function mediaRoutes(pictures: Pictures): Route[] {
  const fetching = createTurnstile(MOST_FETCHED, LONGEST_WAIT_MS);
  const findAnywhere = async (address: string): Promise<Picture | null> => {
    // One of ours under whatever host name, since its name is its content; else another site's.
    const name = OWN_PICTURE.exec(address)?.[1];
    const own = name === undefined ? null : await pictures.find(name, null);
    return own ?? fetching(() => fetchRemotePicture(address));
  };
  return [
    serve(uploadImages, ({ files }) => keepAll(pictures, files), takePicture(pictures)),
    serve(getMedia, async ({ params, query, request }) => {
      const { accept, 'if-none-match': held } = request.headers;
      const variant = variantFor(query, accept);
      const etag = `"${params.key}${variant ? `-${variantName(variant)}` : ''}"`;
      const headers = { ETag: etag, 'Cache-Control': FOR_EVER, Vary: 'Accept' };
      if (holdsEtag(held, etag) && (await pictures.has(params.key))) {
        return new Reply(null, { status: 304, headers });
      }
      return answer(pictures.find(params.key, variant), headers);
    }),
    serve(proxyImage, ({ query }) =>
      answer(findAnywhere(query.url), { 'Cache-Control': 'private, no-store' }),
    ),
  ];
}

async function keepAll(
  pictures: Pictures,
  files: readonly UploadedFile[],
): Promise<{ urls: string[] }> {
  if (files.length === 0) throw new InvalidInput('Please choose at least one image');
  if (files.some(({ content }) => content === null)) throw new InvalidInput('The file is empty');
  const urls: string[] = [];
  for (const { content } of files) urls.push(await pictures.keep(content as Buffer));
  return { urls };
}

async function answer(
  finding: Promise<Picture | null>,
  headers: Readonly<Record<string, string>>,
): Promise<Reply<Picture['body']>> {
  const picture = await finding;
  if (!picture) throw new NotFound('There is no such picture');
  return new Reply(picture.body, {
    headers: {
      ...headers,
      'Content-Type': picture.contentType,
      'Content-Length': String(picture.size),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
