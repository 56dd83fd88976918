import { useLayoutEffect } from 'react';
import { directionOf } from '@dahab/bff/contract/language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppSelector } from './store.ts';
import type { Theme } from './theme.ts';
import { useOwnAddress } from './use-own-address.ts';

const PAPER: Record<Theme, string> = { light: '#faf7f2', dark: '#14110d' };

/** Language, direction and theme live on `<html>`, so that dialogs and toasts follow them too. */
export function RootAttributes() {
  const { i18n } = useTranslation();
  const theme = useAppSelector((state) => state.theme);
  useOwnAddress();

  useLayoutEffect(() => {
    document.documentElement.lang = i18n.language;
    document.documentElement.dir = directionOf(i18n.language);
  }, [i18n.language]);

  useLayoutEffect(() => {
    document.documentElement.className = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[theme]);
    keepTheme(theme);
  }, [theme]);

  return null;
}

function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is closed to us in some private windows; the choice then lasts as long as the page.
  }
}
