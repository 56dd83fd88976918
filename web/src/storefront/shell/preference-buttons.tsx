import { withLanguage } from '@dahab/bff/contract/language.ts';
import { Moon, Sun } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/store.ts';
import { toggleTheme } from '../../app/theme.ts';
import { useLanguage } from '../../app/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const LanguageName = styled.a`
  display: inline-grid;
  place-items: center;
  min-inline-size: var(--control);
  min-block-size: var(--control);
  padding-inline: var(--space-3);
  border-radius: var(--radius-s);
  font-size: var(--text-s);
  text-decoration: none;

  &:hover {
    background: var(--sunken);
  }
`;

/**
 * The other language, by its own name, read out in its own voice. A link to the same page, so that it
 * leads there without code, and into a new tab; else the page and what is typed in it stay.
 */
export function LanguageLink() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { other, switchLanguage } = useLanguage();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    switchLanguage();
  };
  // Arabic is named, too: by its bare address a page comes in the language that was chosen last.
  const address = pathname + withLanguage(other, search);
  return (
    <LanguageName href={address} hrefLang={other} lang={other} onClick={follow}>
      {t('shell.switchLanguage')}
    </LanguageName>
  );
}

export function ThemeButton() {
  const { t } = useTranslation();
  const theme = useAppSelector((state) => state.theme);
  const dispatch = useAppDispatch();
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <IconButton
      label={t(theme === 'dark' ? 'shell.toLight' : 'shell.toDark')}
      onClick={() => dispatch(toggleTheme())}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}
