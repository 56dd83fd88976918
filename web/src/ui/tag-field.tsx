import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { Chip, Chips } from './chip.tsx';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

const Wrap = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Tag = styled(Chip)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline-end: var(--space-3);
`;

export interface TagFieldProps extends FieldProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Has the focus when its dialog opens. */
  focused?: boolean;
}

/**
 * Short words, added by Enter (or by leaving the field, so that none is lost) and removed by a press.
 * Empty ones and doubles are passed over.
 */
export function TagField({ value, onChange, focused, ...field }: TagFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    const tag = typed.trim();
    setTyped('');
    if (tag !== '' && !value.includes(tag)) onChange([...value, tag]);
  };
  const remove = (tag: string) => {
    onChange(value.filter((one) => one !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Enter while an input method is at work only accepts its word.
    if (!event.nativeEvent.isComposing) add();
  };
  return (
    <Wrap>
      <TextField
        {...field}
        ref={input}
        value={typed}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="enter"
        data-autofocus={focused || undefined}
        onKeyDown={onKeyDown}
        onBlur={add}
        onChange={(event) => setTyped(event.target.value)}
      />
      {value.length > 0 && (
        <Chips role="group" aria-label={field.label}>
          {value.map((tag) => (
            <Tag
              key={tag}
              aria-label={t('admin.products.removeTag', { tag })}
              onClick={() => remove(tag)}
            >
              <bdi>{tag}</bdi>
              <X size={14} aria-hidden />
            </Tag>
          ))}
        </Chips>
      )}
    </Wrap>
  );
}
