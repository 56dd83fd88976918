import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.div`
  display: flex;
  gap: var(--space-5);
  border-block-end: 1px solid var(--line);
  overflow-x: auto;
`;

const Tab = styled.button`
  min-block-size: var(--control);
  padding: var(--space-2) var(--space-1);
  border: 0;
  border-block-end: 2px solid transparent;
  background: transparent;
  color: var(--ink-muted);
  font-weight: 600;
  white-space: nowrap;

  &[aria-selected='true'] {
    border-block-end-color: var(--accent);
    color: var(--ink);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Panel = styled.div`
  padding-block-start: var(--space-5);
`;

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The WAI-ARIA tabs pattern; arrows follow the line of reading. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = items.find((item) => item.id === selected) ?? items[0];

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !current) return;
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const next = items.at((items.indexOf(current) + step * direction) % items.length);
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[id="${id}-tab-${next.id}"]`)?.focus();
  };

  return (
    <div>
      <List role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={`${id}-tab-${item.id}`}
            type="button"
            role="tab"
            aria-selected={item === current}
            aria-controls={`${id}-panel`}
            tabIndex={item === current ? 0 : -1}
            onClick={() => onSelect(item.id)}
          >
            {item.label}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current?.id}`}>
        {current?.content}
      </Panel>
    </div>
  );
}
