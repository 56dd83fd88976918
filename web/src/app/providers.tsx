import type { i18n } from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { ShopOrigin } from './shop-origin.ts';
import type { RootState, Store } from './store.ts';

export interface ProvidersProps {
  store: Store;
  i18n: i18n;
  /** The shop's own address, without a path. */
  origin: string;
  /** What a page that comes drawn was drawn from, until it is taken over. */
  drawnFrom?: RootState | undefined;
  children: ReactNode;
}

export function Providers({ store, i18n, origin, drawnFrom, children }: ProvidersProps) {
  return (
    <StrictMode>
      <Provider store={store} serverState={drawnFrom}>
        <I18nextProvider i18n={i18n}>
          <ShopOrigin value={origin}>{children}</ShopOrigin>
        </I18nextProvider>
      </Provider>
    </StrictMode>
  );
}
