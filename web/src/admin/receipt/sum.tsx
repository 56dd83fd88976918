import { formatPrice } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Both } from './both.tsx';

export interface SumProps {
  /** The key of its text. */
  of: string;
  /** EGP. */
  amount: number;
  main?: boolean;
}

/** A line of a list of sums. */
export function Sum({ of: label, amount, main = false }: SumProps) {
  const { i18n } = useTranslation();
  const className = main ? 'total' : undefined;
  return (
    <>
      <dt className={className}>
        <Both of={label} />
      </dt>
      <dd className={className}>
        <bdi>{formatPrice(amount, i18n.language, 2)}</bdi>
      </dd>
    </>
  );
}
