import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams, type SetURLSearchParams } from 'react-router-dom';

/**
 * What a screen keeps in its address. What it writes there after it was left, as when an upload ends
 * or a pause in typing does, would be written to the address of the screen that came after it: it is
 * not written.
 */
export function useOwnParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const place = useRef('');
  useLayoutEffect(() => {
    place.current = window.location.pathname;
    // Not each time it is drawn: what is being left stays until the code of the next screen is there.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname]);

  const setOwn: SetURLSearchParams = useCallback(
    (...wish) => {
      if (window.location.pathname === place.current) setParams(...wish);
    },
    [setParams],
  );
  return [params, setOwn];
}
