import { chassisConfigSchema } from '@dahab/chassis/config.ts';

export const pricingConfigSchema = chassisConfigSchema;
