import { useCallback, useEffect, useState } from 'react';
import { DESKTOP } from '../../ui/media.ts';
import { foldedCookie, readFolded } from './sidebar-cookie.ts';

/**
 * The side menu: full or folded to icons on a desk, a drawer below. Ctrl or ⌘ with B turns
 * whichever there is; `event.code` so that an Arabic keyboard does the same.
 */
export function useSidebar() {
  const [folded, setFolded] = useState(() => readFolded(document.cookie));
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (!matchMedia(`(min-width: ${DESKTOP}px)`).matches) return setDrawerOpen((open) => !open);
    setFolded((was) => !was);
  }, []);

  useEffect(() => {
    document.cookie = foldedCookie(folded);
  }, [folded]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyB' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [toggle]);

  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  return { folded, drawerOpen, toggle, closeDrawer };
}
