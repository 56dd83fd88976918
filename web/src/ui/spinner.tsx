import styled, { keyframes } from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span<{ $size: string }>`
  display: inline-block;
  inline-size: ${({ $size }) => $size};
  block-size: ${({ $size }) => $size};
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s !important;
    animation-iteration-count: infinite !important;
  }
`;

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 40vh;
  color: var(--accent);
`;

export function Spinner({ size = '1.25em' }: { size?: string }) {
  return <Ring $size={size} aria-hidden />;
}

/** The whole screen is on its way. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <Centre role="status">
      <Spinner size="2rem" />
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
    </Centre>
  );
}
