import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { firstViewOf, showFirstView } from './api/first-view.ts';
import { Providers } from './app/providers.tsx';
import { loadScreenAt, routes } from './app/routes.tsx';
import { createStore } from './app/store.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { chosenLanguage } from '@dahab/bff/contract/language.ts';
import { languageCookie } from './i18n/language.ts';

const language = chosenLanguage(location.search, document.cookie);
document.cookie = languageCookie(language);

const store = createStore();
store.dispatch(showFirstView(firstViewOf(document)));

void loadScreenAt(location.pathname).then(draw);

function draw() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to draw into');
  // In small steps: a phone stays able to answer while the page is drawn for the first time.
  startTransition(() =>
    createRoot(root).render(
      <Providers store={store} i18n={createI18n(language)}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Providers>,
    ),
  );
}
