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
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (done) void dispatch(showSiteSettings(done.data));
      },
    }),
  }),
});

export const { useGetSiteSettingsQuery, useChangeSiteSettingsMutation } = siteSettingsApi;

/** Puts the shop's answer into the cache: header and footer follow at once. */
function showSiteSettings(settings: SiteSettings) {
  return siteSettingsApi.util.upsertQueryData('getSiteSettings', undefined, settings);
}
