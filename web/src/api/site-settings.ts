import type { SiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import { api } from './base.ts';
import { formDataOf } from './form-data-of.ts';

export type SiteSettingsInput = Omit<SiteSettings, 'id' | 'updatedAt'>;

export const siteSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSiteSettings: build.query<SiteSettings, void>({
      query: () => '/site-settings',
      providesTags: ['SiteSettings'],
    }),
    changeSiteSettings: build.mutation<SiteSettings, Partial<SiteSettingsInput>>({
      query: (changes) => ({
        url: '/site-settings',
        method: 'PATCH',
        body: formDataOf(changes),
      }),
      invalidatesTags: ['SiteSettings'],
    }),
  }),
});

export const { useGetSiteSettingsQuery, useChangeSiteSettingsMutation } = siteSettingsApi;
