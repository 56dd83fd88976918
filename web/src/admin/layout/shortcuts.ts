/** What a press of keys asks for. */
export type Shortcut =
  | { readonly kind: 'help' | 'search' | 'new' | 'prefix' }
  | { readonly kind: 'go'; readonly key: string };

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * By the place of the key (`code`), so that an Arabic keyboard does the same as a Latin one; the two
 * signs also by what they write, wherever a keyboard has them. `afterPrefix`: `g` was pressed before.
 */
export function shortcutOf(press: Press, afterPrefix: boolean): Shortcut | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === '?' || press.key === '؟' || (press.shiftKey && press.code === 'Slash')) {
    return { kind: 'help' };
  }
  if (press.shiftKey) return null;
  if (press.key === '/' || press.code === 'Slash') return { kind: 'search' };
  const letter = /^Key([A-Z])$/.exec(press.code)?.[1]?.toLowerCase();
  if (letter === undefined) return null;
  if (afterPrefix) return { kind: 'go', key: letter };
  if (letter === 'g') return { kind: 'prefix' };
  return letter === 'n' ? { kind: 'new' } : null;
}

/** Whether keys are text there, or someone's choice in a list. */
export function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null
  );
}
