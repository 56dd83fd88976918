import { useEffect, useRef } from 'react';
import { rememberField } from './field-memory.ts';
import { recognise, type Keystroke, type ScannedKey } from './scan-recogniser.ts';

/**
 * Calls back with each code that a scanner reads, wherever on the page the focus is. What was typed
 * by hand goes where it belongs; of a scan nothing stays behind: neither its digits in a field, nor
 * its Enter, which would press what has the focus.
 */
export function useScanner(onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });

  useEffect(() => {
    let keys: readonly ScannedKey[] = [];
    const listen = (event: KeyboardEvent) => {
      const recognised = recognise(keys, strokeOf(event));
      ({ keys } = recognised);
      if (!recognised.scan) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      recognised.scan.undo?.();
      latest.current(recognised.scan.code);
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

function strokeOf(event: KeyboardEvent): Keystroke {
  const { key, code, timeStamp, repeat, ctrlKey, altKey, metaKey, isComposing } = event;
  const isByHand = repeat || ctrlKey || altKey || metaKey || isComposing;
  // The key is not in the field yet.
  const undo = rememberField(document.activeElement);
  return { key, code, at: timeStamp, isByHand, undo };
}
