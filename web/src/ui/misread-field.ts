/** Whether a field holds something that could not be read, which its number is therefore not. */
export function markMisread(field: HTMLInputElement | null, isMisread: boolean): void {
  field?.setCustomValidity(isMisread ? 'misread' : '');
}

/** Brings the first field within `frame` that could not be read to the eye; false where there is none. */
export function focusMisread(frame: ParentNode | null): boolean {
  const fields = frame?.querySelectorAll<HTMLInputElement>('input:invalid') ?? [];
  const misread = Array.from(fields).find(({ validity }) => validity.customError);
  // Left and entered again, it says what is wrong.
  misread?.blur();
  misread?.focus();
  return misread !== undefined;
}
