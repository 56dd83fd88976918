import { EllipsisVertical } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from './icon-button.tsx';

/* A popover, so that no frame around the button cuts it off. */
const List = styled.div`
  position: fixed;
  inset: auto;
  min-inline-size: 11rem;
  margin: 0;
  padding: var(--space-1);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow);
`;

const Item = styled.button<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: var(--control);
  padding: var(--space-1) var(--space-3);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: ${({ $danger }) => ($danger ? 'var(--danger)' : 'inherit')};
  text-align: start;

  &:hover,
  &:focus-visible {
    background: var(--sunken);
  }
`;

export interface MenuAction {
  label: string;
  icon: ReactNode;
  danger?: boolean;
  run: () => void;
}

export interface MenuProps {
  /** Names what the actions are for: "Actions for Crescent ring". */
  label: string;
  actions: readonly MenuAction[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A button that opens a list of actions, by the pattern of a menu button. */
export function Menu({ label, actions }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen || !list.current || !button.current) return;
    list.current.showPopover?.();
    placeBelow(list.current, button.current);
    list.current.querySelector('button')?.focus();
    const close = () => setOpen(false);
    window.addEventListener('scroll', close, true);
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('scroll', close, true);
      window.removeEventListener('resize', close);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const items = [...event.currentTarget.querySelectorAll('button')];
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: items.length - 1 };
    const current = items.findIndex((item) => item === document.activeElement);
    const next = step === undefined ? ends[event.key] : current + step + items.length;
    if (next === undefined) return;
    event.preventDefault();
    items[next % items.length]?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <EllipsisVertical size={18} aria-hidden />
      </IconButton>
      {isOpen && (
        <List
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          popover="auto"
          onKeyDown={onKeyDown}
          onToggle={(event) => event.newState === 'closed' && setOpen(false)}
        >
          {actions.map(({ label, icon, danger = false, run }) => (
            <Item
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              $danger={danger}
              onClick={() => {
                close();
                run();
              }}
            >
              {icon}
              {label}
            </Item>
          ))}
        </List>
      )}
    </>
  );
}

/** Ends where its button ends, or above it where there is no room below. */
function placeBelow(list: HTMLElement, button: HTMLElement): void {
  const place = button.getBoundingClientRect();
  const isRtl = getComputedStyle(button).direction === 'rtl';
  const hasRoom = place.bottom + list.offsetHeight < window.innerHeight;
  list.style.top = `${hasRoom ? place.bottom : place.top - list.offsetHeight}px`;
  list.style.left = `${isRtl ? place.left : place.right - list.offsetWidth}px`;
}
