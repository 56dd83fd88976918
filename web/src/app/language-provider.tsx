import type { Language } from '@dahab/bff/contract/language.ts';
import { createContext, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Texts } from '../i18n/create-i18n.ts';

export const ChooseLanguage = createContext<(language: Language) => void>(() => undefined);

export interface LanguageProviderProps {
  texts: Texts;
  /** The language that the page comes in. */
  first: Language;
  children: ReactNode;
}

/**
 * The reader's language, as state of React's and not of the texts: a part of the page that is still
 * to be taken over is so in the language that it was drawn in, and only then changes.
 */
export function LanguageProvider({ texts, first, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(first);
  return (
    <ChooseLanguage value={setLanguage}>
      <I18nextProvider i18n={texts[language]}>{children}</I18nextProvider>
    </ChooseLanguage>
  );
}
