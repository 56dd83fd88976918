import { Check, ScanBarcode } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { localized } from '../../../i18n/localized.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Price } from '../../../ui/price.tsx';
import type { LastAdded } from '../use-till.ts';

const shine = keyframes`from { background: var(--accent-soft); }`;

/* Of one height, whatever it says: nothing below it moves. */
const Strip = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
  min-block-size: 2.5rem;
  padding-inline: var(--space-3);
  border-radius: var(--radius-s);
  color: var(--ink-muted);
  font-size: var(--text-s);

  svg {
    flex: none;
  }

  &[data-added] {
    color: var(--ink);
    animation: ${shine} 1.6s var(--ease);
  }

  &[data-added] svg {
    color: var(--success);
  }
`;

const Name = styled.span`
  min-inline-size: 0;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
  overflow: hidden;
`;

const Amount = styled.span`
  margin-inline-start: auto;
  white-space: nowrap;
`;

/** What was put into the cart last, for whoever looks at the label and not at the cart. */
export function ScanStrip({ lastAdded }: { lastAdded: LastAdded | null }) {
  const { t, i18n } = useTranslation();
  const name = lastAdded && localized(i18n.language, lastAdded.piece.nameAr, lastAdded.piece.name);
  return (
    <div role="status">
      {lastAdded ? (
        <Strip key={lastAdded.times} data-added>
          <Check size={18} aria-hidden />
          <span>{t('admin.pos.added')}</span>
          <Name>
            <bdi>{name}</bdi>
          </Name>
          <Amount>
            <Price amount={lastAdded.price} />
          </Amount>
        </Strip>
      ) : (
        <Strip>
          <ScanBarcode size={18} aria-hidden />
          {t('admin.pos.scanHint')}
        </Strip>
      )}
    </div>
  );
}
