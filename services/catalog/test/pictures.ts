import sharp, { type Sharp } from 'sharp';

/** A plain picture; noise makes it large, where that matters. */
export function aPicture(width = 40, height = 30, options: { noise?: boolean } = {}): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#caa14a',
      ...(options.noise && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
    },
  });
}
