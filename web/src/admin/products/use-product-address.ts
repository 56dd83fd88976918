import { useCallback } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** The state of an entry of the history that was made here: closing goes back instead of forward. */
export const OPENED_HERE = { isOpenedHere: true };

/** What of an address names the open form: nothing, `new`, or the id of a product. */
export function formOf({ search }: Pick<Location, 'search'>): string {
  const params = new URLSearchParams(search);
  return params.has('new') ? 'new' : (params.get('product') ?? '');
}

function withForm(search: string, form: string): string {
  const params = new URLSearchParams(search);
  params.delete('new');
  params.delete('product');
  if (form === 'new') params.set('new', '');
  else if (form) params.set('product', form);
  const text = params.toString().replace('new=', 'new');
  return text && `?${text}`;
}

/** The form that is open, in the page's address: it can be linked, and "back" closes it. */
export function useProductAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const { search, state } = location;
  const isOpenedHere = (state as typeof OPENED_HERE | null)?.isOpenedHere === true;

  const addressOf = useCallback((form: string) => withForm(search, form) || '?', [search]);
  const open = (form: string) =>
    void navigate(
      { search: withForm(search, form) },
      { state: OPENED_HERE, preventScrollReset: true },
    );
  const close = () =>
    void (isOpenedHere
      ? navigate(-1)
      : navigate({ search: withForm(search, '') }, { replace: true, preventScrollReset: true }));

  return { form: formOf(location), addressOf, open, close };
}
