import { useRef } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../ui/chip.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);

  textarea {
    min-block-size: 15rem;
  }
`;

const Note = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export interface TemplateFieldProps {
  name: string;
  label: string;
  /** What the shop can fill in. */
  variables: readonly string[];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A message with places to fill; a press on a variable puts it where the cursor stands. */
export function TemplateField({ variables, value, onChange, ...field }: TemplateFieldProps) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);

  const insert = (variable: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    const mark = `{${variable}}`;
    onChange(value.slice(0, selectionStart) + mark + value.slice(selectionEnd));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(selectionStart + mark.length, selectionStart + mark.length);
    });
  };

  return (
    <Frame>
      <TextArea
        {...field}
        ref={area}
        hint={t('admin.telegram.templateHint')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Note>{t('admin.telegram.variables')}</Note>
      <Chips>
        {variables.map((variable) => (
          <Chip
            key={variable}
            aria-label={t('admin.telegram.insert', {
              variable: `{${variable}} ${t(`admin.variable.${variable}`)}`,
            })}
            onClick={() => insert(variable)}
          >
            <bdi>{`{${variable}}`}</bdi> {t(`admin.variable.${variable}`)}
          </Chip>
        ))}
      </Chips>
    </Frame>
  );
}
