import { Coins } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useToast } from '../../../app/use-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { SettlementProps } from './settlement-props.ts';
import { TradeInDialog } from './trade-in-dialog.tsx';
import { TradeInRow } from './trade-in-row.tsx';

/** As the contract of orders has it. */
const MOST_TRADE_INS = 20;

const Heading = styled.h3`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

/* Its words stand where the words above it do. */
const Add = styled(Button)`
  margin-inline-start: calc(-1 * var(--space-5));
`;

/** The old gold of a cart, apart from what is sold: listed, taken in, corrected, given back. */
export function TradeIns({ settlement, disabled, onSettlement }: SettlementProps) {
  const { t } = useTranslation();
  const { notify } = useToast();
  const { tradeIns } = settlement;
  /** The index of the one in the dialog; one more than there are for the next. */
  const [open, setOpen] = useState<number | null>(null);

  const remove = (index: number) => {
    const [removed] = tradeIns.slice(index);
    if (!removed) return;
    onSettlement((now) => ({ tradeIns: now.tradeIns.toSpliced(index, 1) }));
    notify(t('admin.payment.removed'), {
      undo: () => onSettlement((now) => ({ tradeIns: now.tradeIns.toSpliced(index, 0, removed) })),
    });
  };

  return (
    <section aria-label={t('admin.payment.tradeIns')}>
      {tradeIns.length > 0 && <Heading>{t('admin.payment.tradeIns')}</Heading>}
      {tradeIns.length > 0 && (
        <ul className="lines">
          {tradeIns.map((tradeIn, index) => (
            // They have no numbers of their own: two may be alike.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <TradeInRow
                tradeIn={tradeIn}
                disabled={disabled}
                onEdit={() => setOpen(index)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {tradeIns.length < MOST_TRADE_INS && (
        <Add
          variant="quiet"
          disabled={disabled}
          icon={<Coins size={18} aria-hidden />}
          onClick={() => setOpen(tradeIns.length)}
        >
          {t('admin.payment.addTradeIn')}
        </Add>
      )}
      {open !== null && (
        <TradeInDialog
          taken={tradeIns[open] ?? null}
          onClose={() => setOpen(null)}
          onTaken={(tradeIn) => {
            onSettlement((now) => ({ tradeIns: now.tradeIns.toSpliced(open, 1, tradeIn) }));
            setOpen(null);
          }}
        />
      )}
    </section>
  );
}
