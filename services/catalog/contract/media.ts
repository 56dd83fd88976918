import { defineEndpoint, type FileRules } from '@dahab/protocol/endpoint.ts';
import { numberField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';
import { widthNextAbove } from './media-variants.ts';
import { LARGEST_UPLOAD, MOST_UPLOADS, UPLOAD_FIELD } from './upload-limits.ts';

/** One picture in a form, which may also go without. */
export function pictureIn(...fields: readonly string[]): FileRules {
  return {
    fields,
    most: 1,
    largestBytes: LARGEST_UPLOAD,
    types: ['image/png', 'image/jpeg', 'image/webp'],
    required: false,
  };
}

/**
 * Multipart: png, jpg or webp by their content. Answers with addresses in the order of the files;
 * the same picture always has the same address.
 */
export const uploadImages = defineEndpoint({
  method: 'POST',
  path: '/api/upload',
  access: 'admin',
  summary: 'Takes pictures in',
  consumes: 'multipart',
  files: { ...pictureIn(UPLOAD_FIELD), most: MOST_UPLOADS, required: true },
  response: z.object({ urls: z.array(z.string()) }),
});

const WIDTH_MESSAGE = 'Width must be a number of pixels';

/**
 * The picture as avif or webp, whichever the caller takes, in the width of our list next above `w`:
 * a closed list, so that nobody can fill the disk with variants. `as=shared` is the form for links
 * in networks and messengers, a JPEG.
 */
export const getMedia = defineEndpoint({
  method: 'GET',
  path: '/media/:key',
  access: 'public',
  summary: 'A picture, as avif, webp or, for sharing, JPEG',
  produces: 'image/*',
  params: z.object({ key: z.string() }),
  query: z.object({
    w: numberField(
      (number) => number.int(WIDTH_MESSAGE).min(1, WIDTH_MESSAGE).transform(widthNextAbove),
      WIDTH_MESSAGE,
    ).optional(),
    as: z.literal('shared', { error: 'A picture can be had as "shared"' }).optional(),
  }),
});

/** A picture of ours or of a public site, for cropping; never one from inside our own network. */
export const proxyImage = defineEndpoint({
  method: 'GET',
  path: '/api/proxy-image',
  access: 'admin',
  summary: 'A picture from another site',
  produces: 'image/*',
  refusals: {
    413: 'The picture is larger than 10 MB',
    415: 'There is no picture at this address',
  },
  query: z.object({ url: z.string({ error: 'Name the url of the picture' }).min(1).max(2_000) }),
});
