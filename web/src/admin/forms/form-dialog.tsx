import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog, type DialogProps } from '../../ui/dialog.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useSaveKey } from './use-save-key.ts';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size'> {
  /** Of the form inside, for its submit button. */
  formId: string;
  saveLabel: string;
  pending: boolean;
  /** Something is typed that is not saved: closing asks first. */
  dirty: boolean;
  /** Something is typed on the page behind: leaving the page asks too. */
  dirtyBehind?: boolean;
  /** Not yet: a file is on its way, say. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. What is typed is never lost by a slip: every way out asks first. */
export function FormDialog(props: FormDialogProps) {
  const { title, size, formId, saveLabel, pending, dirty, busy = false, onClose, children } = props;
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  useSaveKey(formId);
  const unsaved = dirty || busy;
  const leave = () => (unsaved ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        open
        title={title}
        size={size}
        onClose={leave}
        footer={
          <>
            <Button variant="secondary" disabled={pending} onClick={leave}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" form={formId} pending={pending} disabled={busy}>
              {saveLabel}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
      <ConfirmDialog
        open={asking}
        danger
        title={t('admin.unsaved.closeTitle')}
        message={t('admin.unsaved.closeMessage')}
        confirmLabel={t('admin.unsaved.discard')}
        cancelLabel={t('admin.unsaved.stay')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
      <UnsavedGuard dirty={unsaved || props.dirtyBehind === true} />
    </>
  );
}
