/** Says what a page is about, and by it what is read for it and written about it. */
export type ScreenName =
  'home' | 'listing' | 'product' | 'collections' | 'collection' | 'auth' | 'profile' | 'office';

/** A screen that exists: its address, and the module of the web app that draws it, to be fetched with it. */
export interface Screen {
  readonly name: ScreenName;
  readonly path: string;
  readonly module: string | null;
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '/', module: 'src/storefront/home/home-screen.tsx' },
  { name: 'listing', path: '/products', module: 'src/storefront/products/products-screen.tsx' },
  { name: 'product', path: '/product/:id', module: 'src/storefront/product/product-screen.tsx' },
  {
    name: 'collections',
    path: '/collections',
    module: 'src/storefront/collections/collections-screen.tsx',
  },
  {
    name: 'collection',
    path: '/collections/:id',
    module: 'src/storefront/collection/collection-screen.tsx',
  },
  { name: 'auth', path: '/auth', module: 'src/storefront/auth/auth-screen.tsx' },
  { name: 'profile', path: '/profile', module: 'src/storefront/profile/profile-screen.tsx' },
  // Its code is for who turns out to be an administrator.
  { name: 'office', path: '/admin{/:screen}', module: null },
  { name: 'office', path: '/admin/orders/:id/receipt', module: null },
];
