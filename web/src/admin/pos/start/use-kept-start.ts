import { useEffect } from 'react';
import { useGetGoldPriceQuery } from '../../../api/gold-price.ts';
import { firstViewOf } from '../../../api/first-view.ts';
import { keepFirstView, keptFirstView } from '../../../api/kept-first-view.ts';
import { refetchEverything } from '../../../api/live.ts';
import { useAppDispatch } from '../../../app/store.ts';
import { useGetSiteSettingsQuery } from '../../../api/site-settings.ts';
import { useSession } from '../../../app/use-session.ts';
import { installTill } from './install-till.ts';

/** Keeps what the till begins with when it is started without a network. */
export function useKeptStart(): void {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const { data: gold } = useGetGoldPriceQuery();
  const { data: site } = useGetSiteSettingsQuery();
  useEffect(() => {
    if (!user?.isAdmin || !gold || !site) return;
    keepFirstView([
      { of: 'user', value: user },
      { of: 'gold-price', value: gold },
      { of: 'site-settings', value: site },
    ]);
  }, [user, gold, site]);
  useEffect(() => {
    void installTill();
    // The shop may say otherwise by now than what the till began with.
    if (beganByItself()) dispatch(refetchEverything());
  }, [dispatch]);
}

/** The page was not sent by the shop just now, but kept. */
function beganByItself(): boolean {
  return firstViewOf(document) === null && keptFirstView(window.location.pathname).length > 0;
}
