import { api } from './base.ts';

export interface DashboardStats {
  totalProducts: number;
  /** Added since Saturday. */
  newProducts: number;
  totalOrders: number;
  monthOrders: number;
  /** Grams. */
  totalWeight: number;
}

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboardStats: build.query<DashboardStats, void>({
      query: () => '/dashboard/stats',
      providesTags: ['Dashboard'],
    }),
  }),
});

export const { useGetDashboardStatsQuery } = dashboardApi;
