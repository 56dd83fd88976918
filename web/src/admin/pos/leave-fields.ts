import { focusMisread } from '../../ui/misread-field.ts';

/** Ends what is being typed in the cart; true where it cannot be read, and stands in sight now. */
export function leaveFields(): boolean {
  const cart = document.getElementById('cart');
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && cart?.contains(focused)) {
    focused.blur();
    focused.focus();
  }
  return focusMisread(cart);
}
