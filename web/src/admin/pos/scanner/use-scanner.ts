import { useEffect, useRef } from 'react';
import { rememberField, type Restore } from './field-memory.ts';
import { recognise, type Burst, type Keystroke } from './scan-recogniser.ts';

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
    let burst: Burst | null = null;
    let restore: Restore | null = null;
    const listen = (event: KeyboardEvent) => {
      const before = burst;
      const recognised = recognise(before, strokeOf(event));
      burst = recognised.burst;
      // Its first key is not in the field yet.
      if (burst?.text.length === 1 && event.key !== 'Shift') {
        restore = rememberField(document.activeElement);
      }
      if (recognised.scan === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      restore?.();
      restore = null;
      latest.current(recognised.scan);
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

function strokeOf(event: KeyboardEvent): Keystroke {
  const { key, code, timeStamp, repeat, ctrlKey, altKey, metaKey, isComposing } = event;
  const isByHand = repeat || ctrlKey || altKey || metaKey || isComposing;
  return { key, code, at: timeStamp, isByHand };
}
