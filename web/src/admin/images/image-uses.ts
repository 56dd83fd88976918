import { usualRatios, type CropRatio } from './crop-ratios.ts';

export type ImageUse = 'piece' | 'cover' | 'banner' | 'logo';

export interface ImageShape {
  /** What the shop shows it in; the form does so too. */
  readonly ratio: string;
  /** Marks are shown whole, pictures fill their frame. */
  readonly fit: 'cover' | 'contain';
  readonly crops: readonly CropRatio[];
  /** What the crop dialog begins with. */
  readonly crop: CropRatio;
}

/** How the shop shows a picture, by what it is for. */
export const imageShapes: Readonly<Record<ImageUse, ImageShape>> = {
  piece: { ratio: '1', fit: 'cover', crops: usualRatios, crop: '1:1' },
  cover: { ratio: '3 / 2', fit: 'cover', crops: usualRatios, crop: '3:2' },
  banner: { ratio: '21 / 9', fit: 'cover', crops: ['21:9', ...usualRatios], crop: '21:9' },
  logo: { ratio: '3 / 2', fit: 'contain', crops: usualRatios, crop: '1:1' },
};
