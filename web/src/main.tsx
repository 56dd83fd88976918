import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { DRAWN } from '@dahab/bff/contract/drawing.ts';
import { chosenLanguage, languageCookie } from '@dahab/bff/contract/language.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { firstViewOf, showFirstView } from './api/first-view.ts';
import { keptFirstView } from './api/kept-first-view.ts';
import { answerPresses } from './app/answer-presses.ts';
import { Providers } from './app/providers.tsx';
import { loadScreenAt, routes } from './app/routes.tsx';
import { createStore } from './app/store.ts';
import { showTheme, themeOf } from './app/theme.ts';
import { createTexts } from './i18n/create-i18n.ts';
import { languageOf } from './i18n/language.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into');
const isDrawn = root.hasAttribute(DRAWN);

// A drawn page is taken over in its own language, whatever was chosen elsewhere while it waited.
const language = isDrawn ? languageOf(document) : chosenLanguage(location.search, document.cookie);
document.cookie = languageCookie(language);

void start(root);

async function start(place: HTMLElement): Promise<void> {
  const screen = loadScreenAt(location.pathname);
  await nextTask();
  const store = createStore();
  store.dispatch(showFirstView(firstViewOf(document) ?? keptFirstView(location.pathname)));
  const drawnFrom = store.getState();
  store.dispatch(showTheme(themeOf(document)));
  await nextTask();
  const texts = createTexts();
  await screen;
  await nextTask();
  // A page that was there before its code stays where it was scrolled to meanwhile.
  const router = createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : {});
  const shop = (
    <Providers
      store={store}
      texts={texts}
      language={language}
      origin={location.origin}
      drawnFrom={isDrawn ? drawnFrom : undefined}
    >
      <RouterProvider router={router} />
    </Providers>
  );
  // In small steps: a phone stays able to answer while the page is drawn or taken over.
  startTransition(() => {
    if (isDrawn) hydrateRoot(place, shop);
    else createRoot(place).render(shop);
  });
  answerPresses(place);
}

/** What has to be done in between, as answering a touch, is done first. */
function nextTask(): Promise<void> {
  return new Promise((go) => setTimeout(go));
}
