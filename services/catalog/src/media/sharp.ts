import type { Sharp, SharpOptions } from 'sharp';

type OpenPicture = (input: Buffer, options?: SharpOptions) => Sharp;

/**
 * The picture library, loaded when the first picture comes: a shop that only shows prices does not
 * carry it around.
 */
export async function loadSharp(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // Pictures are worked on one by one: threads of their own would only take them from requests.
  sharp.concurrency(1);
  return sharp;
}
