import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { extensions } from './extensions.ts';
import { Toolbar } from './toolbar.tsx';

const Text = styled.div`
  .tiptap {
    min-block-size: 9rem;
    max-block-size: 40dvh;
    padding: var(--space-3);
    line-height: 1.8;
    overflow-y: auto;
    outline-offset: -2px;
  }

  .tiptap > * + * {
    margin-block-start: var(--space-3);
  }

  h2 {
    font-size: var(--text-l);
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--line-strong);
  }

  td,
  th {
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--line);
  }

  a {
    color: var(--accent);
  }
`;

export interface RichTextEditorProps {
  label: string;
  /** HTML; empty when there is no text. */
  value: string;
  onChange: (html: string) => void;
  dir: 'rtl' | 'ltr';
  invalid: boolean;
  describedBy: string | undefined;
}

/** Loaded when a form first shows it: the editor comes with it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, dir, invalid, describedBy } = props;
  /** What stands in the editor, and before it what was told of and has not come back yet. */
  const told = useRef([value]);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const editor = useEditor({
    extensions,
    content: value,
    // In tests and on servers there is nothing to draw on before the first effect.
    immediatelyRender: false,
    onUpdate: ({ editor }) => {
      const html = editor.isEmpty ? '' : editor.getHTML();
      told.current.push(html);
      tell.current(html);
    },
  });

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          dir,
          ...(invalid && { 'aria-invalid': 'true' }),
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
        // The tab key leaves the text, also from inside a list.
        handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
      },
    });
  }, [editor, label, dir, invalid, describedBy]);

  // Somebody else changed the text that nobody has touched here. One's own comes back a moment later,
  // when the next letter may stand there already.
  useEffect(() => {
    if (!editor) return;
    const own = told.current.indexOf(value);
    told.current = own < 0 ? [value] : told.current.slice(own);
    if (own < 0) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <>
      {editor && <Toolbar editor={editor} label={label} />}
      <Text>
        <EditorContent editor={editor} />
      </Text>
    </>
  );
}
