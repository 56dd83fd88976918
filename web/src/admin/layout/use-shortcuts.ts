import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { menuEntries } from './menu-entries.ts';
import { type Shortcut, shortcutOf, takesKeys } from './shortcuts.ts';

/** For how long `g` waits for where to go. */
const PREFIX_MS = 1_500;
/** There the keys belong to the scanner. */
const TILL = '/admin/pos';

/** The keys of the back office; they rest while someone types or a dialog is open. */
export function useShortcuts() {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const prefixAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (pathname === TILL) return;
    const act: Record<Exclude<Shortcut['kind'], 'go'>, () => void> = {
      help: () => setHelpOpen(true),
      search: focusSearch,
      new: beginNew,
      prefix: () => (prefixAt.current = performance.now()),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || takesKeys(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const shortcut = shortcutOf(event, performance.now() - prefixAt.current < PREFIX_MS);
      if (event.key !== 'Shift') prefixAt.current = Number.NEGATIVE_INFINITY;
      if (shortcut === null) return;
      event.preventDefault();
      if (shortcut.kind !== 'go') return act[shortcut.kind]();
      const entry = menuEntries.find(({ key }) => key === shortcut.key);
      if (entry) void navigate(entry.to);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [pathname, navigate]);

  return {
    isHelpOpen,
    openHelp: () => setHelpOpen(true),
    closeHelp: () => setHelpOpen(false),
  };
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
}

/** The screen says itself which button adds something, or where a new one is typed. */
function beginNew(): void {
  const place = document.querySelector<HTMLElement>('main [data-shortcut="new"]');
  if (place instanceof HTMLInputElement) place.focus();
  else place?.click();
}
