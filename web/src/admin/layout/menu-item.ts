import styled, { css } from 'styled-components';
import { fromDesktop } from '../../ui/media.ts';

/** Pixels. */
export const MENU_ICON = 20;

/** A line of the side menu, link or button; only its icon shows where the menu is folded. */
export const menuItemStyle = css<{ $folded: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: var(--control);
  padding-inline: ${({ $folded }) => ($folded ? '0' : 'var(--space-3)')};
  justify-content: ${({ $folded }) => ($folded ? 'center' : 'flex-start')};
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--ink);
  text-align: start;
  text-decoration: none;
  transition: background-color var(--quick);

  /* Beside a pointer, so that the whole menu fits on a usual screen. */
  ${fromDesktop} {
    min-block-size: 2.125rem;
  }

  svg {
    flex: none;
    color: var(--ink-muted);
  }

  &:hover {
    background: var(--sunken);
  }

  &[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: 600;

    svg {
      color: inherit;
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const MenuButton = styled.button<{ $folded: boolean }>`
  ${menuItemStyle}
`;
