import type { PaymentMethod } from '@dahab/orders/contract/settlement.ts';
import { Banknote, CreditCard, Landmark } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ChosenPayment } from './payments.ts';

const ICONS = { cash: Banknote, card: CreditCard, transfer: Landmark };

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > button {
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.1rem;
    min-block-size: 3.25rem;
    padding: var(--space-1);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-s);
    line-height: 1.3;
  }

  > button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: 600;
  }

  > button:disabled {
    opacity: 0.55;
  }

  svg {
    flex: none;
  }
`;

export interface MethodButtonsProps {
  /** None where nothing is left to pay. */
  methods: readonly PaymentMethod[];
  chosen: readonly ChosenPayment[];
  disabled: boolean;
  onMethod: (method: PaymentMethod) => void;
  /** What else pays, at the end of the row. */
  children: ReactNode;
}

/** One press pays everything that way; a second way splits it. */
export function MethodButtons(props: MethodButtonsProps) {
  const { methods, chosen, disabled, onMethod, children } = props;
  const { t } = useTranslation();
  return (
    <Row role="group" aria-label={t('admin.payment.title')}>
      {methods.map((method) => {
        const Icon = ICONS[method];
        return (
          <button
            key={method}
            type="button"
            aria-pressed={chosen.some((payment) => payment.method === method)}
            disabled={disabled}
            onClick={() => onMethod(method)}
          >
            <Icon size={18} aria-hidden />
            {t(`admin.payment.method.${method}`)}
          </button>
        );
      })}
      {children}
    </Row>
  );
}
