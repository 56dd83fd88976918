import { getCatalogStats } from '@dahab/catalog/contract/stats.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { getOrderStats } from '@dahab/orders/contract/order-calls.ts';
import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { z } from 'zod';

const dashboardStatsSchema = z
  .object({
    totalProducts: z.number().int(),
    newProducts: z.number().int(),
    totalOrders: z.number().int(),
    monthOrders: z.number().int(),
    /** Grams. */
    totalWeight: z.number(),
  })
  .meta({ id: 'DashboardStats' });

export const getDashboardStats = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard/stats',
  access: 'admin',
  summary: 'The figures of the dashboard',
  response: dashboardStatsSchema,
});

export async function composeDashboardStats(
  call: CallService,
): Promise<z.infer<typeof dashboardStatsSchema>> {
  const [catalog, orders] = await Promise.all([
    call('catalog', getCatalogStats),
    call('orders', getOrderStats),
  ]);
  return { ...catalog, ...orders };
}
