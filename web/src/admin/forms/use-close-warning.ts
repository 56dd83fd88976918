import { useEffect } from 'react';

/** The browser asks before the tab is closed, or the page is left for another, while it would do harm. */
export function useCloseWarning(isHarmful: boolean): void {
  useEffect(() => {
    if (!isHarmful) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHarmful]);
}
