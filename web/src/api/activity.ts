import type { ActivityKind, ActivityPage } from '@dahab/identity/contract/activity.ts';
import { api } from './base.ts';

export interface ActivityList {
  search?: string | undefined;
  kind?: ActivityKind | undefined;
  /** A user's id. */
  actor?: string | undefined;
  /** Days in Cairo. */
  from?: string | undefined;
  to?: string | undefined;
  page: number;
  limit: number;
}

const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query<ActivityPage, ActivityList>({
      query: (params) => ({ url: '/activity', params }),
      // Nobody tells of it but the back office.
      providesTags: ['Activity'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListActivityQuery } = activityApi;
