import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';

const Frame = styled.div`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 3px solid var(--accent-bright);
  border-radius: var(--radius-s);
  background: var(--accent-soft);
`;

export function SoldOut() {
  const { t } = useTranslation();
  return (
    <Frame>
      <strong>{t('product.soldOut')}</strong>
      <p>{t('product.soldOutHint')}</p>
    </Frame>
  );
}
