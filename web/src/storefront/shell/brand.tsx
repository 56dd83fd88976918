import { pictureUrl } from '@dahab/catalog/contract/media-variants.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useGetSiteSettingsQuery } from '../../api/site-settings.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { belowTablet } from '../../ui/media.ts';
import { DEFAULT_LOGO } from './default-logo.ts';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  min-inline-size: 0;
  font-family: var(--font-display);
  font-size: 1.625rem;
  line-height: 1.2;
  text-decoration: none;

  /* A long name stands on two lines, and no longer. */
  > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }

  ${belowTablet} {
    font-size: clamp(1.0625rem, 4.6vw, 1.625rem);
  }
`;

const Logo = styled.img`
  flex: none;
  inline-size: auto;
  min-inline-size: 2.5rem;
  max-inline-size: min(8rem, 28vw);
  block-size: 2.5rem;
  object-fit: contain;
`;

/** Twice the room that a logo has. */
const SHARP_WIDTH = 320;

/** The house's mark and name, on the way home. An uploaded logo stands alone: it bears the name. */
export function Brand() {
  const { i18n } = useTranslation();
  const { data: site } = useGetSiteSettingsQuery();
  const [failed, setFailed] = useState<string>();
  const given = site?.logoUrl;
  const logo = given && given !== failed ? given : DEFAULT_LOGO;
  const name = site && localized(i18n.language, site.websiteNameAr, site.websiteNameEn);
  return (
    <Home to="/">
      <Logo
        src={pictureUrl(logo, SHARP_WIDTH)}
        alt={site?.websiteNameAr ?? ''}
        // After the picture that the page is about.
        fetchPriority="low"
        onError={() => setFailed(given)}
      />
      {logo === DEFAULT_LOGO && <span aria-hidden>{name}</span>}
    </Home>
  );
}
