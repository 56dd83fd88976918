import { Suspense } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { PageSpinner } from '../ui/spinner.tsx';
import { App } from './app.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { AdminRoute, NotFoundScreen, PrivateRoute } from './guards.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { storefrontRoutes } from './storefront-routes.tsx';

const AuthScreen = lazyScreen(() => import('../storefront/auth/auth-screen.tsx'), 'AuthScreen');
const ProfileScreen = lazyScreen(
  () => import('../storefront/profile/profile-screen.tsx'),
  'ProfileScreen',
);
const ProductsScreen = lazyScreen(
  () => import('../storefront/products/products-screen.tsx'),
  'ProductsScreen',
);
const ProductScreen = lazyScreen(
  () => import('../storefront/product/product-screen.tsx'),
  'ProductScreen',
);
const CollectionsScreen = lazyScreen(
  () => import('../storefront/collections/collections-screen.tsx'),
  'CollectionsScreen',
);
const CollectionScreen = lazyScreen(
  () => import('../storefront/collection/collection-screen.tsx'),
  'CollectionScreen',
);
const AdminRoutes = lazyScreen(() => import('../admin/routes.tsx'), 'AdminRoutes');

const profile = (
  <PrivateRoute>
    <ProfileScreen />
  </PrivateRoute>
);

/* The guard stands outside the lazy tree: who is no administrator never loads its code. */
const admin = (
  <AdminRoute>
    <Suspense fallback={<PageSpinner />}>
      <AdminRoutes />
    </Suspense>
  </AdminRoute>
);

const storefront = storefrontRoutes(
  {
    listing: ProductsScreen,
    product: ProductScreen,
    collections: CollectionsScreen,
    collection: CollectionScreen,
    missing: NotFoundScreen,
  },
  [
    { path: 'auth', element: <AuthScreen />, handle: AuthScreen.load },
    { path: 'profile', element: profile, handle: ProfileScreen.load },
  ],
);

export const routes: RouteObject[] = [
  {
    element: <App />,
    errorElement: <CrashScreen />,
    children: [{ path: 'admin/*', element: admin }, storefront],
  },
];

/** Fetches the code of the screen at an address, so that the first thing to be seen is the screen. */
export async function loadScreenAt(pathname: string): Promise<void> {
  const handle: unknown = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  // Where it fails the screen fetches it again itself, and says so.
  if (typeof handle === 'function') await Promise.resolve(handle()).catch(() => undefined);
}
