import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ConnectionBanner } from './connection-banner.tsx';
import { RootAttributes } from './root-attributes.tsx';
import { Toaster } from './toaster.tsx';
import { useLiveShop } from './use-live-shop.ts';

/** What every page has, shop and back office alike. */
export function App() {
  useLiveShop();
  return (
    <>
      <RootAttributes />
      <ConnectionBanner />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
