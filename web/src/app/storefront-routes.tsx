import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { HomeScreen } from '../storefront/home/home-screen.tsx';
import { StorefrontShell } from '../storefront/shell/storefront-shell.tsx';

/** A screen, and how its code is fetched ahead where it is fetched at all. */
type Screen = ComponentType & { readonly load?: () => Promise<unknown> };

/** The screens that open pages show; the browser fetches each when it is wanted, the server has all. */
export interface OpenScreens {
  readonly listing: Screen;
  readonly product: Screen;
  readonly collections: Screen;
  readonly collection: Screen;
  /** At all other addresses. */
  readonly missing: Screen;
}

/** The shop, without its back office. `more` are the screens that only the browser draws. */
export function storefrontRoutes(screens: OpenScreens, more: readonly RouteObject[]): RouteObject {
  return {
    element: <StorefrontShell />,
    children: [
      { index: true, element: <HomeScreen /> },
      ...more,
      screenAt('products', screens.listing),
      screenAt('product/:id', screens.product),
      screenAt('collections', screens.collections),
      screenAt('collections/:id', screens.collection),
      screenAt('*', screens.missing),
    ],
  };
}

function screenAt(path: string, Screen: Screen): RouteObject {
  return { path, element: <Screen />, handle: Screen.load };
}
