import type { PaymentMethod } from '@dahab/orders/contract/settlement.ts';
import { Banknote, CreditCard, Landmark } from 'lucide-react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { paymentMethods, type ChosenPayment } from './payments.ts';

const ICONS = { cash: Banknote, card: CreditCard, transfer: Landmark };

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);

  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: var(--control);
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-s);
    line-height: 1.3;
  }

  button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: 600;
  }

  button:disabled {
    opacity: 0.55;
  }

  svg {
    flex: none;
  }
`;

export interface MethodButtonsProps {
  chosen: readonly ChosenPayment[];
  disabled: boolean;
  onMethod: (method: PaymentMethod) => void;
}

/** One press pays everything that way; a second way splits it. */
export function MethodButtons({ chosen, disabled, onMethod }: MethodButtonsProps) {
  const { t } = useTranslation();
  return (
    <Row role="group" aria-label={t('admin.payment.title')}>
      {paymentMethods.map((method) => {
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
    </Row>
  );
}
