/** The widths, in pixels, that a picture can be had in. A picture is never enlarged. */
export const mediaWidths = [96, 160, 320, 480, 640, 960, 1280, 1920] as const;

export type MediaWidth = (typeof mediaWidths)[number];

const LARGEST_WIDTH: MediaWidth = 1920;

/** The smallest width of the list that is not below `pixels`; beyond the list its largest. */
export function widthNextAbove(pixels: number): MediaWidth {
  return mediaWidths.find((width) => width >= pixels) ?? LARGEST_WIDTH;
}

const OWN_PICTURE = /^\/media\/[0-9a-f]{64}\.webp$/;

/** Whether `url` is a picture of our own, which can be had in several widths. */
export function isOwnPicture(url: string): boolean {
  return OWN_PICTURE.test(url);
}

/** The address of a picture in a width; other sites' pictures stay as they are. */
export function pictureUrl(url: string, width: MediaWidth): string {
  return isOwnPicture(url) ? `${url}?w=${width}` : url;
}

/** Pixels of a picture as it is shared: the shape in which networks and messengers show one. */
export const sharedSize = { width: 1200, height: 630 } as const;

/** The address of a picture of ours as a JPEG of `sharedSize`, whole in it: not all read webp. */
export function sharedPictureUrl(url: string): string {
  return isOwnPicture(url) ? `${url}?as=shared` : url;
}

/** A `srcset` of all widths, or undefined for another site's picture. */
export function pictureSrcSet(url: string): string | undefined {
  if (!isOwnPicture(url)) return undefined;
  return mediaWidths.map((width) => `${url}?w=${width} ${width}w`).join(', ');
}
