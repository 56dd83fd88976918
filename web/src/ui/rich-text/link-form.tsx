import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../button.tsx';
import { TextField } from '../text-field.tsx';

const Row = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3);
  border-block-end: 1px solid var(--line);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const LEADS_OUTSIDE = /^(https?:\/\/|mailto:|tel:)\S/i;

export interface LinkFormProps {
  editor: Editor;
  onDone: () => void;
}

/** Where the marked words lead to. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const { t } = useTranslation();
  const [href, setHref] = useState<string>(editor.getAttributes('link')['href'] ?? '');
  const [isWrong, setWrong] = useState(false);

  const apply = () => {
    const address = href.trim();
    if (!LEADS_OUTSIDE.test(address)) return setWrong(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither sends the form around the editor, nor closes its dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onDone();
  };
  return (
    <Row>
      <TextField
        type="url"
        autoFocus
        label={t('admin.richText.address')}
        placeholder="https://"
        value={href}
        error={isWrong ? t('admin.richText.wrongAddress') : undefined}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setHref(event.target.value);
          setWrong(false);
        }}
      />
      <Buttons>
        <Button variant="secondary" onClick={apply}>
          {t('admin.richText.setLink')}
        </Button>
        <Button variant="quiet" onClick={remove}>
          {t('admin.richText.removeLink')}
        </Button>
      </Buttons>
    </Row>
  );
}
