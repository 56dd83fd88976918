import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SettlementProps } from './settlement-props.ts';
import { TradeInDialog } from './trade-in-dialog.tsx';

/** As the contract of orders has it. */
const MOST_TRADE_INS = 20;

/** Old gold stands with the ways to pay: it pays a part of the sale. */
export function TakeTradeIn({ settlement, disabled, onSettlement }: SettlementProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('admin.payment.addTradeIn')}
        disabled={disabled || settlement.tradeIns.length >= MOST_TRADE_INS}
        onClick={() => setOpen(true)}
      >
        <Coins size={18} aria-hidden />
        {t('admin.payment.tradeIns')}
      </button>
      {isOpen && (
        <TradeInDialog
          taken={null}
          onClose={() => setOpen(false)}
          onTaken={(tradeIn) => {
            onSettlement((now) => ({ tradeIns: [...now.tradeIns, tradeIn] }));
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
