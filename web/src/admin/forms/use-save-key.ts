import { useEffect, type RefObject } from 'react';

/** Ctrl or Cmd with Enter sends the form, from anywhere in it or in the dialog around it. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSaving = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isSaving || event.repeat || !isMeant(form.current, event.target as Node)) return;
      event.preventDefault();
      // A field that takes over what is typed when it is left, as that of tags, does so now.
      const focused = document.activeElement;
      if (focused instanceof HTMLElement) {
        focused.blur();
        focused.focus();
      }
      requestAnimationFrame(() => form.current?.requestSubmit());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}

/** Pressed in the form or in its dialog; or nowhere, while no other dialog is above. */
function isMeant(form: HTMLFormElement | null, target: Node): boolean {
  const around = form?.closest('dialog') ?? form;
  const highest = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (target === document.body) return highest === around;
  return around?.contains(target) ?? false;
}
