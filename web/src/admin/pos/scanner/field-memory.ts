type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts a field back to what it held; also in the eyes of who controls it. */
export type Restore = () => void;

/** Remembers what the focused field holds, so that what a scanner writes into it can be taken out. */
export function rememberField(focused: Element | null): Restore | null {
  if (!isField(focused)) return null;
  const { value } = focused;
  const selection = selectionOf(focused);
  return () => {
    if (focused.value === value) return;
    writeValue(focused, value);
    if (selection && !(focused instanceof HTMLSelectElement)) {
      focused.setSelectionRange(...selection);
    }
  };
}

function isField(element: Element | null): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Null where there is none, as in fields of e-mail addresses. */
function selectionOf(field: Field): [number, number] | null {
  if (field instanceof HTMLSelectElement) return null;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

/** Past React's own setter, which would take the change for its own and tell nobody. */
function writeValue(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
