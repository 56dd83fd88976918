import { useEffect } from 'react';
import { useGetSiteSettingsQuery } from '../api/site-settings.ts';
import { localized } from '../i18n/localized.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** The window's title: this page, then the shop. Without a page, the shop alone. */
export function useTitle(page?: string): void {
  const { i18n } = useTranslation();
  const { data: site } = useGetSiteSettingsQuery();
  const shop = site && localized(i18n.language, site.websiteNameAr, site.websiteNameEn);
  useEffect(() => {
    const title = [page, shop].filter(Boolean).join(' | ');
    if (title) document.title = title;
  }, [page, shop]);
}
