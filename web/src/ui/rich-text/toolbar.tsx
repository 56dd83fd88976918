import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Link } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../icon-button.tsx';
import { LinkForm } from './link-form.tsx';
import { tools } from './tools.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  border-block-end: 1px solid var(--line);
  background: var(--sunken);

  [aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent);
  }

  button {
    border-radius: 0;
  }
`;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One stop of the tab key; the arrows go from tool to tool, in the direction of the page. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const states = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: tools.map(({ isOn }) => isOn?.(editor)),
      off: tools.map(({ isOff }) => isOff?.(editor) ?? false),
      link: editor.isActive('link'),
    }),
  });
  const count = tools.length + 1;

  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = event.currentTarget.querySelectorAll('button');
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = (STEPS[event.key] ?? 0) * forward;
    const next = { Home: 0, End: count - 1 }[event.key] ?? (current + step + count) % count;
    if (next === current) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  };
  const stop = (index: number) => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  });
  return (
    <>
      <Bar role="toolbar" aria-label={t('admin.richText.tools', { label })} onKeyDown={go}>
        {tools.map(({ name, icon: Icon, run }, index) => (
          <IconButton
            key={name}
            label={t(`admin.richText.${name}`)}
            aria-pressed={states.on[index]}
            aria-disabled={states.off[index] || undefined}
            onClick={() => run(editor)}
            {...stop(index)}
          >
            <Icon size={18} aria-hidden />
          </IconButton>
        ))}
        <IconButton
          label={t('admin.richText.link')}
          aria-pressed={states.link}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
          {...stop(count - 1)}
        >
          <Link size={18} aria-hidden />
        </IconButton>
      </Bar>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
