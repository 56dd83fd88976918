/** A name for each image that stays with it while it moves; the same address may stand there twice. */
export function imageIds(images: readonly string[]): string[] {
  return images.map(
    (url, index) => `${images.slice(0, index).filter((one) => one === url).length}:${url}`,
  );
}

/** The images with new ones at the end; the same picture is not shown twice. */
export function withImages(images: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...images, ...added])];
}

/** The images with another one in the place of `before`, which may have moved since. */
export function replacedImage(
  images: readonly string[],
  index: number,
  before: string,
  url: string,
): string[] {
  const place = images[index] === before ? index : images.indexOf(before);
  return place < 0 ? withImages(images, [url]) : images.with(place, url);
}
