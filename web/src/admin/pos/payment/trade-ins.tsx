import { useState } from 'react';
import styled from 'styled-components';
import { useToast } from '../../../app/use-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SettlementProps } from './settlement-props.ts';
import { TradeInDialog } from './trade-in-dialog.tsx';
import { TradeInRow } from './trade-in-row.tsx';

const Frame = styled.section`
  padding: var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--line);
`;

const Heading = styled.h3`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

/** The old gold of a cart, apart from what is sold: listed, corrected, given back. */
export function TradeIns({ settlement, disabled, onSettlement }: SettlementProps) {
  const { t } = useTranslation();
  const { notify } = useToast();
  const { tradeIns } = settlement;
  /** The index of the one in the dialog. */
  const [open, setOpen] = useState<number | null>(null);
  if (tradeIns.length === 0) return null;

  const remove = (index: number) => {
    const [removed] = tradeIns.slice(index);
    if (!removed) return;
    onSettlement((now) => ({ tradeIns: now.tradeIns.toSpliced(index, 1) }));
    notify(t('admin.payment.removed'), {
      undo: () => onSettlement((now) => ({ tradeIns: now.tradeIns.toSpliced(index, 0, removed) })),
    });
  };

  return (
    <Frame aria-label={t('admin.payment.tradeIns')}>
      <Heading>{t('admin.payment.tradeIns')}</Heading>
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
    </Frame>
  );
}
