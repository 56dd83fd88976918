import styled, { css } from 'styled-components';

const tones = {
  neutral: css`
    background: var(--sunken);
    color: var(--ink-muted);
  `,
  accent: css`
    background: var(--accent-soft);
    color: var(--accent);
  `,
  success: css`
    background: var(--success-soft);
    color: var(--success);
  `,
  danger: css`
    background: var(--danger-soft);
    color: var(--danger);
  `,
};

/** A word about the state of something. */
export const Badge = styled.span<{ $tone?: keyof typeof tones }>`
  display: inline-block;
  padding: 0 var(--space-2);
  border-radius: var(--radius-s);
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1.8;
  white-space: nowrap;
  ${({ $tone = 'neutral' }) => tones[$tone]}
`;
