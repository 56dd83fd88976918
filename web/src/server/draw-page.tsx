import type { Drawing, DrawingOrder } from '@dahab/bff/contract/drawing.ts';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { showFirstView } from '../api/first-view.ts';
import { App } from '../app/app.tsx';
import { Providers } from '../app/providers.tsx';
import { createStore } from '../app/store.ts';
import { storefrontRoutes } from '../app/storefront-routes.tsx';
import { createTexts } from '../i18n/create-i18n.ts';
import { CollectionScreen } from '../storefront/collection/collection-screen.tsx';
import { CollectionsScreen } from '../storefront/collections/collections-screen.tsx';
import { NotFoundScreen } from '../storefront/not-found/not-found-screen.tsx';
import { ProductScreen } from '../storefront/product/product-screen.tsx';
import { ProductsScreen } from '../storefront/products/products-screen.tsx';

const screens = {
  listing: ProductsScreen,
  product: ProductScreen,
  collections: CollectionsScreen,
  collection: CollectionScreen,
  missing: NotFoundScreen,
};

const { query, dataRoutes } = createStaticHandler([
  { element: <App />, children: [storefrontRoutes(screens, [])] },
]);

/* Nothing that is drawn changes them. */
const texts = createTexts();

/** React asks for the pictures of what it draws ahead; the page does so itself, for the first one. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** The first view of an open page of the shop, as the browser will draw it. */
export async function drawPage(order: Omit<DrawingOrder, 'number'>): Promise<Drawing> {
  const { origin, address, language, view } = order;
  const context = await query(new Request(new URL(address, origin)));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
  const store = createStore();
  store.dispatch(showFirstView(view));
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Providers store={store} texts={texts} language={language} origin={origin}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>,
      ),
    );
    return { html: html.replace(PRELOADS, ''), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
