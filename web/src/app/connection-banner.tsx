import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { connectionFailed, outageOf } from '../api/connection.ts';
import { refetchEverything } from '../api/live.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAppDispatch, useAppSelector } from './store.ts';

const RETRY_MS = 5_000;

const Banner = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 30;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  block-size: var(--outage);
  padding-inline: var(--space-4);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-xs);
  line-height: 1.4;
  text-align: center;

  &:empty {
    display: none;
  }
`;

/** While the shop cannot be reached: says so, and reads the page again until it can. */
export function ConnectionBanner() {
  const down = useAppSelector(outageOf);
  const dispatch = useAppDispatch();
  const { t } = useTranslation();

  useEffect(() => {
    const lose = () => void dispatch(connectionFailed(0));
    window.addEventListener('offline', lose);
    return () => window.removeEventListener('offline', lose);
  }, [dispatch]);

  useEffect(() => {
    if (down === null) return;
    const retry = () => void dispatch(refetchEverything());
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [down, dispatch]);

  return (
    <Banner role="status" data-outage={down !== null || undefined}>
      {down !== null && (
        <>
          <WifiOff size={16} aria-hidden />
          {t(down === 0 ? 'errors.offline' : 'errors.unavailable')}
        </>
      )}
    </Banner>
  );
}
