import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { Toast } from '../ui/toast.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useAppDispatch, useAppSelector } from './store.ts';
import { dismissToast, type ToastMessage } from './toast.ts';
import { useTopDialog } from './use-top-dialog.ts';

const SHOWN_MS = 5_000;

/* A popover, so that it also stands above an open dialog. */
const Place = styled.div`
  position: fixed;
  inset: auto;
  inset-block-end: var(--toast-block-end, max(1rem, env(safe-area-inset-bottom)));
  inset-inline: var(--toast-inline, auto 1rem);
  inline-size: min(24rem, calc(100vw - 2rem));
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  overflow: visible;
`;

/** Shows the toast of the store for five seconds; reading it (pointer or focus) stops the clock. */
export function Toaster() {
  const { t } = useTranslation();
  const toast = useAppSelector((state) => state.toast);
  const dispatch = useAppDispatch();
  const dialog = useTopDialog(toast !== null);
  const [held, setHeld] = useState(false);
  const id = toast?.id;

  useEffect(() => {
    if (!id || held) return;
    const timer = setTimeout(() => dispatch(dismissToast(id)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, held, dispatch]);

  const dismiss = (afterwards?: () => void) => {
    setHeld(false);
    if (id) dispatch(dismissToast(id));
    afterwards?.();
  };

  const shown = toast && (
    <Place
      key={toast.id}
      ref={showAbove}
      popover="manual"
      role="region"
      aria-label={t('ui.notices')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toast
        title={toast.title}
        description={toast.description}
        destructive={toast.destructive}
        undo={toast.undo && (() => dismiss(toast.undo))}
        onDismiss={() => dismiss()}
      />
    </Place>
  );
  const all = (
    <>
      <Spoken toast={toast} />
      {shown}
    </>
  );
  // What is outside of a dialog can neither be pressed nor heard.
  return dialog ? createPortal(all, dialog) : all;
}

/** The dialog that it stands in may be gone with what closed it: then it is moved out of it next. */
function showAbove(place: HTMLElement | null): void {
  if (place?.isConnected) place.showPopover?.();
}

/** Announced: at once where something failed. */
function Spoken({ toast }: { toast: ToastMessage | null }) {
  const spoken = toast && [toast.title, toast.description].filter(Boolean).join('. ');
  return (
    <>
      <VisuallyHidden role="status">{toast && !toast.destructive && spoken}</VisuallyHidden>
      <VisuallyHidden role="alert">{toast?.destructive && spoken}</VisuallyHidden>
    </>
  );
}
