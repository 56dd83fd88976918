import type { SiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import { MapPin, MessageCircle, Phone } from 'lucide-react';
import styled from 'styled-components';
import { useGetSiteSettingsQuery } from '../../api/site-settings.ts';
import { formatYear } from '../../i18n/format.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fromTablet } from '../../ui/media.ts';
import { Brand } from './brand.tsx';
import { FooterLink } from './footer-link.tsx';
import { mapUrl, socialLinks, whatsappUrl } from './site-links.ts';

const Frame = styled.footer`
  margin-block-start: var(--space-8);
  border-block-start: 1px solid var(--line);
  background: var(--sunken);
  font-size: var(--text-s);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-6);
  max-inline-size: var(--page);
  margin-inline: auto;
  padding: var(--space-7) var(--gutter);

  ${fromTablet} {
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  }

  h2 {
    margin-block-end: var(--space-2);
    font-size: var(--text-m);
  }
`;

const Rights = styled.p`
  padding: var(--space-4) var(--gutter);
  border-block-start: 1px solid var(--line);
  color: var(--ink-muted);
  text-align: center;
`;

export function Footer() {
  const { t, i18n } = useTranslation();
  const { data: site } = useGetSiteSettingsQuery();
  if (!site) return null;
  // oxlint-disable-next-line react/purity
  const year = new Date().getFullYear();
  const name = localized(i18n.language, site.websiteNameAr, site.websiteNameEn);
  return (
    <Frame>
      <Columns>
        <section>
          <Brand />
          <p>{t('footer.tagline')}</p>
        </section>
        <Contact site={site} />
        <Location site={site} />
        <Follow site={site} />
      </Columns>
      <Rights suppressHydrationWarning>
        {t('footer.rights', { year: formatYear(year, i18n.language), name })}
      </Rights>
    </Frame>
  );
}

function Contact({ site }: { site: SiteSettings }) {
  const { t } = useTranslation();
  if (!site.contactMobile && !site.whatsappNumber) return null;
  return (
    <section>
      <h2>{t('footer.contact')}</h2>
      {site.contactMobile && (
        <FooterLink href={`tel:${site.contactMobile.replace(/\s/g, '')}`} icon={Phone}>
          <bdi dir="ltr">{site.contactMobile}</bdi>
        </FooterLink>
      )}
      {site.whatsappNumber && (
        <FooterLink href={whatsappUrl(site.whatsappNumber)} icon={MessageCircle} opensNew>
          {t('footer.whatsapp')} <bdi dir="ltr">{site.whatsappNumber}</bdi>
        </FooterLink>
      )}
    </section>
  );
}

function Location({ site }: { site: SiteSettings }) {
  const { t } = useTranslation();
  const map = mapUrl(site.latitude, site.longitude);
  if (!site.address && !map) return null;
  return (
    <section>
      <h2>{t('footer.location')}</h2>
      {site.address && (
        <p>
          <bdi>{site.address}</bdi>
        </p>
      )}
      {map && (
        <FooterLink href={map} icon={MapPin} opensNew>
          {t('footer.map')}
        </FooterLink>
      )}
    </section>
  );
}

function Follow({ site }: { site: SiteSettings }) {
  const { t } = useTranslation();
  const links = socialLinks(site);
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{t('footer.follow')}</h2>
      {links.map(({ name, url }) => (
        <FooterLink key={name} href={url} opensNew>
          <bdi lang="en">{name}</bdi>
        </FooterLink>
      ))}
    </section>
  );
}
