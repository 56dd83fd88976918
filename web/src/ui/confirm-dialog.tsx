import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** Names the thing and the count: "Delete 3 products?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  message: string;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={props.onCancel} data-autofocus>
            {props.cancelLabel ?? t('ui.cancel')}
          </Button>
          <Button
            variant={props.danger ? 'danger' : 'primary'}
            pending={props.pending}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <p dir="auto">{props.message}</p>
    </Dialog>
  );
}
