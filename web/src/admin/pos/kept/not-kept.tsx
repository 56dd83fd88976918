import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n/use-translation.ts';

const Frame = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: var(--text-s);

  svg {
    flex: none;
  }
`;

/* However far down the pieces somebody is. */
const Place = styled.div`
  position: sticky;
  inset-block-start: calc(var(--space-4) + var(--outage) + var(--bar));
  z-index: 5;
`;

/** The browser gives the till no storage, or no more: what is open is lost with the page. */
export function NotKept({ isKept }: { isKept: boolean }) {
  const { t } = useTranslation();
  return (
    <Place role="alert">
      {!isKept && (
        <Frame>
          <TriangleAlert size={20} aria-hidden />
          {t('admin.pos.notKept')}
        </Frame>
      )}
    </Place>
  );
}
