import type { Language } from '@dahab/bff/contract/language.ts';
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Texts } from '../i18n/create-i18n.ts';
import { LanguageProvider } from './language-provider.tsx';
import { ShopOrigin } from './shop-origin.ts';
import type { RootState, Store } from './store.ts';

export interface ProvidersProps {
  store: Store;
  texts: Texts;
  /** The language that the page comes in. */
  language: Language;
  /** The shop's own address, without a path. */
  origin: string;
  /** What a page that comes drawn was drawn from, until it is taken over. */
  drawnFrom?: RootState | undefined;
  children: ReactNode;
}

export function Providers(props: ProvidersProps) {
  const { store, texts, language, origin, drawnFrom, children } = props;
  return (
    <StrictMode>
      <Provider store={store} serverState={drawnFrom}>
        <LanguageProvider texts={texts} first={language}>
          <ShopOrigin value={origin}>{children}</ShopOrigin>
        </LanguageProvider>
      </Provider>
    </StrictMode>
  );
}
