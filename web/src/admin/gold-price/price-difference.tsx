import styled from 'styled-components';
import { formatPrice, localeOf } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isJump, priceChange } from './price-change.ts';

const Moved = styled.bdi<{ $jump: boolean }>`
  color: ${({ $jump }) => ($jump ? 'var(--danger)' : 'var(--ink)')};
  font-weight: 600;
`;

export interface PriceDifferenceProps {
  /** EGP per gram: the present one, and what is typed. */
  from: number;
  to: number | null;
}

/** "Now EGP 4,000 · + EGP 50 (+1.25 %)". */
export function PriceDifference({ from, to }: PriceDifferenceProps) {
  const { t, i18n } = useTranslation();
  const change = priceChange(from, to);
  if (from <= 0) return t('admin.goldPrice.neverSet');
  const now = t('admin.goldPrice.now', { price: formatPrice(from, i18n.language) });
  if (!change || change.amount === 0) return now;
  return (
    <>
      {now} ·{' '}
      <Moved $jump={isJump(change)}>
        {signedAmount(change.amount, i18n.language)} ({signedShare(change.share, i18n.language)})
      </Moved>
    </>
  );
}

export function signedShare(share: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(share);
}

function signedAmount(amount: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'EGP',
    minimumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(amount);
}
