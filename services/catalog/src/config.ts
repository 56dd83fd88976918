import { chassisConfigSchema } from '@dahab/chassis/config.ts';

export const catalogConfigSchema = chassisConfigSchema;
