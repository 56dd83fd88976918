import styled from 'styled-components';

const Bar = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 0.5rem;
  border: 0;
  border-radius: 1rem;
  background: var(--sunken);
  overflow: hidden;

  &::-webkit-progress-bar {
    background: var(--sunken);
  }

  &::-webkit-progress-value {
    background: var(--accent-bright);
    transition: inline-size 300ms linear;
  }

  &::-moz-progress-bar {
    background: var(--accent-bright);
  }
`;

export interface ProgressProps {
  label: string;
  value: number;
  /** 0 while it is not known yet. */
  max: number;
}

/** How much of something long is done. */
export function Progress({ label, value, max }: ProgressProps) {
  return max > 0 ? <Bar aria-label={label} value={value} max={max} /> : <Bar aria-label={label} />;
}
