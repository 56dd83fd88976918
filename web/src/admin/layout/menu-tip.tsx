import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Spec section 9. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const Bubble = styled(Content)`
  z-index: 45;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-s);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-s);
  box-shadow: var(--shadow);
`;

/** From one tip to the next nobody waits again. */
export function MenuTips({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Provider>
  );
}

export interface MenuTipProps {
  /** Null where the words stand there anyway. */
  text: string | null;
  children: ReactElement;
}

/** Says the name of what shows only its icon, to a pointer that rests on it and to the keyboard. */
export function MenuTip({ text, children }: MenuTipProps) {
  const { i18n } = useTranslation();
  const trigger = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // In the drawer everything outside of it lies below.
  const show = (open: boolean) =>
    setPlace(open ? (trigger.current?.closest('dialog') ?? document.body) : null);
  return (
    <Root open={place !== null && text !== null} onOpenChange={show}>
      <Trigger asChild ref={trigger}>
        {children}
      </Trigger>
      <Portal container={place}>
        <Bubble side={i18n.dir() === 'rtl' ? 'left' : 'right'} sideOffset={10}>
          {text}
        </Bubble>
      </Portal>
    </Root>
  );
}
