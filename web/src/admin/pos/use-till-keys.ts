import { useEffect, useRef } from 'react';

/** What the keys above the digits do at the till, on every layout of keyboard. */
export interface TillKeys {
  F2: () => void;
  F4: () => void;
  F8: () => void;
  F9: () => void;
}

/** They rest while a dialog is open. */
export function useTillKeys(keys: TillKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (!isTillKey(event.key) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current[event.key]();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isTillKey(key: string): key is keyof TillKeys {
  return key === 'F2' || key === 'F4' || key === 'F8' || key === 'F9';
}
