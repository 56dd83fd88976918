import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
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
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** The first page of every visit has the same key: there, what stood elsewhere is not to be restored. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key;
}
