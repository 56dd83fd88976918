import { useResendDeliveryMutation } from '../../api/telegram.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Delivery } from './delivery-status.ts';

export interface ResendDialogProps {
  delivery: Delivery | null;
  onClose: () => void;
}

/** Asks before a message goes out again; of an uncertain one, that it may then stand there twice. */
export function ResendDialog({ delivery, onClose }: ResendDialogProps) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [resend, { isLoading }] = useResendDeliveryMutation();
  if (!delivery) return null;

  const confirm = async () => {
    try {
      await resend(delivery.id).unwrap();
      notify(t('admin.deliveries.queued'));
    } catch (error) {
      fail(error);
    }
    onClose();
  };
  const message =
    delivery.status === 'uncertain'
      ? 'admin.deliveries.resendUncertain'
      : 'admin.deliveries.resendMessage';
  return (
    <ConfirmDialog
      open
      pending={isLoading}
      title={t('admin.deliveries.resendTitle')}
      message={t(message)}
      confirmLabel={t('admin.deliveries.resend')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
