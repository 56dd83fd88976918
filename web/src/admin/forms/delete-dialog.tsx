import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeletion, type DeletionOptions } from './use-deletion.ts';

export interface DeleteDialogProps<Thing> extends Omit<DeletionOptions<Thing>, 'onEnd'> {
  thing: Thing;
  /** Names it. */
  title: string;
  /** What becomes of what hangs on it. */
  message: string;
  confirmLabel: string;
  onClose: () => void;
}

/** Asks before something is deleted, deletes it, and says how it went. */
export function DeleteDialog<Thing>(props: DeleteDialogProps<Thing>) {
  const { thing, title, message, confirmLabel, onClose, ...deletion } = props;
  const { pending, remove } = useDeletion({ ...deletion, onEnd: onClose });
  return (
    <ConfirmDialog
      open
      danger
      pending={pending}
      title={title}
      message={message}
      confirmLabel={confirmLabel}
      onConfirm={() => remove(thing)}
      onCancel={onClose}
    />
  );
}
