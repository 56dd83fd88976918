import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { formSettled, formTouched } from '../../api/ended-session.ts';
import { useAppDispatch } from '../../app/store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useCloseWarning } from './use-close-warning.ts';

export interface UnsavedGuardProps {
  dirty: boolean;
  /** Where a form stands that is opened by its address: leaving that asks, instead of leaving the page. */
  placeOf?: (location: Location) => string;
}

/**
 * While something typed is not saved: leaving the page, or closing the tab, asks first, and a session
 * that ends is taken up again here.
 */
export function UnsavedGuard({ dirty, placeOf = pageOf }: UnsavedGuardProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && placeOf(currentLocation) !== placeOf(nextLocation),
  );

  useCloseWarning(dirty);

  useEffect(() => {
    if (!dirty) return;
    dispatch(formTouched());
    return () => void dispatch(formSettled());
  }, [dirty, dispatch]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('admin.unsaved.title')}
      message={t('admin.unsaved.message')}
      confirmLabel={t('admin.unsaved.discard')}
      cancelLabel={t('admin.unsaved.stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

function pageOf({ pathname }: Location): string {
  return pathname;
}
