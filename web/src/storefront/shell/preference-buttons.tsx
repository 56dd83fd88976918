import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/store.ts';
import { toggleTheme } from '../../app/theme.ts';
import { useLanguage } from '../../app/use-language.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const LanguageName = styled.button`
  min-inline-size: var(--control);
  min-block-size: var(--control);
  padding-inline: var(--space-3);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  font-size: var(--text-s);

  &:hover {
    background: var(--sunken);
  }
`;

/** The other language, by its own name, read out in its own voice. */
export function LanguageButton() {
  const { t } = useTranslation();
  const { other, switchLanguage } = useLanguage();
  return (
    <LanguageName type="button" lang={other} onClick={switchLanguage}>
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
