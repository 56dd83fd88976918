import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { useToastRoom } from './use-toast-room.ts';

const Bar = styled.section`
  position: sticky;
  inset-block-end: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-block-start: var(--space-5);
  padding: var(--space-3) var(--space-4);
  padding-block-end: max(var(--space-3), env(safe-area-inset-bottom));
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-inline-start: auto;
`;

export interface SaveBarProps {
  /** Whether something was changed; there is no bar otherwise. */
  dirty: boolean;
  pending: boolean;
  /** Not yet: a file is on its way, say. */
  busy?: boolean;
  onDiscard: () => void;
}

/** At the end of a long form, in sight while something in it is not saved. Ctrl+S saves. */
export function SaveBar({ dirty, pending, busy = false, onDiscard }: SaveBarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  useToastRoom(bar, dirty);
  useEffect(() => (dirty ? onSaveKeys(() => save.current?.click()) : undefined), [dirty]);
  if (!dirty) return null;
  return (
    <Bar ref={bar} aria-label={t('admin.saveBar.label')}>
      <p role="status">{t('admin.saveBar.unsaved')}</p>
      <Buttons>
        <Button variant="secondary" disabled={pending} onClick={onDiscard}>
          {t('admin.saveBar.discard')}
        </Button>
        <Button
          ref={save}
          type="submit"
          pending={pending}
          disabled={busy}
          aria-keyshortcuts="Control+S Meta+S"
          title={t('admin.saveBar.keys')}
        >
          {t('admin.saveBar.save')}
        </Button>
      </Buttons>
    </Bar>
  );
}

/** By the place of the key, whatever letter stands on it; an open dialog keeps its own keys. */
function onSaveKeys(save: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.code !== 'KeyS' || event.shiftKey || event.altKey) return;
    if (!(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) save();
  };
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
}
