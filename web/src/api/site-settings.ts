import type { SiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import { api } from './base.ts';

export const siteSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSiteSettings: build.query<SiteSettings, void>({
      query: () => '/site-settings',
      providesTags: ['SiteSettings'],
    }),
  }),
});

export const { useGetSiteSettingsQuery } = siteSettingsApi;
