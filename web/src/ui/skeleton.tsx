import styled, { keyframes } from 'styled-components';

const breathe = keyframes`50% { opacity: 0.5; }`;

/** Holds the place of what is coming: give it the size of the real thing. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{
  $height?: string;
  $width?: string;
  $ratio?: string;
}>`
  inline-size: ${({ $width }) => $width ?? '100%'};
  block-size: ${({ $height }) => $height ?? 'auto'};
  aspect-ratio: ${({ $ratio }) => $ratio ?? 'auto'};
  max-inline-size: 100%;
  border-radius: var(--radius-s);
  background: color-mix(in srgb, var(--ink) 6%, transparent);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
