import styled from 'styled-components';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DEFAULT_LOGO } from '../../storefront/shell/default-logo.ts';
import type { TypedSettings } from './settings-rules.ts';

const Frame = styled.figure`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-inline-size: 0;

  figcaption {
    font-size: var(--text-s);
    font-weight: 600;
  }
`;

/* The papers of tokens.css: here both themes stand beside each other. */
const Paper = styled.div<{ $paper: string; $ink: string }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 5rem;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: ${({ $paper }) => $paper};
  color: ${({ $ink }) => $ink};
  font-family: var(--font-display);
  font-size: 1.625rem;
  line-height: 1.2;

  /* As in the shop's header. */
  img {
    flex: none;
    inline-size: auto;
    max-inline-size: 8rem;
    block-size: 2.5rem;
    object-fit: contain;
  }
`;

const LIGHT = { $paper: '#faf7f2', $ink: '#1f1b16' };
const DARK = { $paper: '#14110d', $ink: '#f3ece0' };

/** The mark as the header of the shop shows it, by day and by night. */
export function LogoPreview({ settings }: { settings: TypedSettings }) {
  const { t, i18n } = useTranslation();
  const { logoUrl, websiteNameAr, websiteNameEn } = settings;
  const name = localized(i18n.language, websiteNameAr, websiteNameEn);
  const mark = (
    <>
      <img src={logoUrl} alt="" />
      {logoUrl === DEFAULT_LOGO && <bdi>{name}</bdi>}
    </>
  );
  return (
    <Frame>
      <figcaption>{t('admin.siteSettings.logoPreview')}</figcaption>
      <Paper {...LIGHT}>{mark}</Paper>
      <Paper {...DARK}>{mark}</Paper>
    </Frame>
  );
}
