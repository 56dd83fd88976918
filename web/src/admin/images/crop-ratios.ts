/** Width by height, as people call them. */
export const cropRatios = { '1:1': 1, '3:2': 3 / 2, '16:9': 16 / 9, '21:9': 21 / 9 } as const;

export type CropRatio = keyof typeof cropRatios;

/** What every picture may be cut to. */
export const usualRatios: readonly CropRatio[] = ['1:1', '3:2', '16:9'];
