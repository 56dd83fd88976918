import { formatPrice } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { priceChange } from './price-change.ts';
import { signedShare } from './price-difference.tsx';

export interface JumpDialogProps {
  /** EGP per gram. */
  from: number;
  /** The price that is asked about; null while none is. */
  to: number | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before every price in the shop jumps. */
export function JumpDialog({ from, to, onConfirm, onCancel }: JumpDialogProps) {
  const { t, i18n } = useTranslation();
  const change = priceChange(from, to);
  if (!change || to === null) return null;
  const price = (amount: number) => formatPrice(amount, i18n.language);
  return (
    <ConfirmDialog
      open
      title={t('admin.goldPrice.jumpTitle', { share: signedShare(change.share, i18n.language) })}
      message={t(to === 0 ? 'admin.goldPrice.zeroMessage' : 'admin.goldPrice.jumpMessage', {
        from: price(from),
        to: price(to),
      })}
      confirmLabel={t('admin.goldPrice.jumpConfirm')}
      cancelLabel={t('admin.goldPrice.jumpCancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
