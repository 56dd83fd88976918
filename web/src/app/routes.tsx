import { Suspense } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { HomeScreen } from '../storefront/home/home-screen.tsx';
import { NotFoundScreen } from '../storefront/not-found/not-found-screen.tsx';
import { StorefrontShell } from '../storefront/shell/storefront-shell.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { App } from './app.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { AdminRoute, PrivateRoute } from './guards.tsx';
import { lazyScreen } from './lazy-screen.ts';

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

export const routes: RouteObject[] = [
  {
    element: <App />,
    errorElement: <CrashScreen />,
    children: [
      { path: 'admin/*', element: admin },
      {
        element: <StorefrontShell />,
        children: [
          { index: true, element: <HomeScreen /> },
          { path: 'auth', element: <AuthScreen />, handle: AuthScreen.load },
          { path: 'profile', element: profile, handle: ProfileScreen.load },
          { path: 'products', element: <ProductsScreen />, handle: ProductsScreen.load },
          { path: 'product/:id', element: <ProductScreen />, handle: ProductScreen.load },
          { path: 'collections', element: <CollectionsScreen />, handle: CollectionsScreen.load },
          { path: 'collections/:id', element: <CollectionScreen />, handle: CollectionScreen.load },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

/** Fetches the code of the screen at an address, so that the first thing to be seen is the screen. */
export async function loadScreenAt(pathname: string): Promise<void> {
  const handle: unknown = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  // Where it fails the screen fetches it again itself, and says so.
  if (typeof handle === 'function') await Promise.resolve(handle()).catch(() => undefined);
}
