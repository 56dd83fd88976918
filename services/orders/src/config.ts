import { chassisConfigSchema } from '@dahab/chassis/config.ts';
import type { z } from 'zod';

export const ordersConfigSchema = chassisConfigSchema;

export type OrdersConfig = z.infer<typeof ordersConfigSchema>;
