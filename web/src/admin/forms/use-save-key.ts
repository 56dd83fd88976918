import { useEffect } from 'react';

/** Ctrl or Cmd with S, or with Enter, sends the form of this id, from anywhere in it or in its dialog. */
export function useSaveKey(formId: string): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.repeat || !isMeant(formOf(formId), event.target as Node))
        return;
      event.preventDefault();
      // A field that takes over what is typed when it is left, as that of tags, does so now.
      const focused = document.activeElement;
      if (focused instanceof HTMLElement) {
        focused.blur();
        focused.focus();
      }
      requestAnimationFrame(() => formOf(formId)?.requestSubmit());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [formId]);
}

/** By the place of the key, whatever letter stands on it. */
function isSaveKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || altKey) return false;
  return key === 'Enter' || (code === 'KeyS' && !shiftKey);
}

function formOf(id: string): HTMLFormElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? element : null;
}

/** Pressed in the form or in its dialog; or nowhere, while no other dialog is above. */
function isMeant(form: HTMLFormElement | null, target: Node): boolean {
  const around = form?.closest('dialog') ?? form;
  const highest = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (target === document.body) return highest === around;
  return around?.contains(target) ?? false;
}
