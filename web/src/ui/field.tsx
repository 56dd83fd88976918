import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';

export interface FieldProps {
  label: string;
  /** What stands below while there is no error: format, unit, reason. */
  hint?: ReactNode;
  /** The sentence the server or the form's rule said about this field. */
  error?: string | null;
  optional?: boolean;
  /** The label is read out only: for a search box with its icon, say. */
  labelHidden?: boolean;
}

const Wrap = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  min-inline-size: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  font-size: var(--text-s);
  font-weight: 600;
  ${({ $hidden }) =>
    $hidden &&
    css`
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    `}
`;

const Optional = styled.span`
  margin-inline-start: var(--space-2);
  color: var(--ink-muted);
  font-weight: 400;
`;

const Note = styled.p<{ $error?: boolean }>`
  font-size: var(--text-s);
  color: ${({ $error }) => ($error ? 'var(--danger)' : 'var(--ink-muted)')};
`;

export const controlStyle = css`
  inline-size: 100%;
  min-block-size: var(--control);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--surface);
  color: var(--ink);
  transition: border-color var(--quick);

  &:hover:not(:disabled) {
    border-color: var(--ink);
  }

  &::placeholder {
    color: var(--ink-muted);
    opacity: 1;
  }

  &:disabled {
    opacity: 0.6;
  }

  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: 0 0 0 1px var(--danger);
  }
`;

/** Follows what is typed; an empty field, and its placeholder, follow the page. */
export function directionOfTyped(value: unknown): 'auto' | undefined {
  return value ? 'auto' : undefined;
}

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint and error around one control, tied together for those who hear the page. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, hint, error, optional = false, labelHidden = false, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const noteId = `${id}-note`;
  const note = error || hint;
  return (
    <Wrap>
      <Label htmlFor={id} $hidden={labelHidden}>
        {label}
        {optional && <Optional>{t('ui.optional')}</Optional>}
      </Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <Note id={noteId} $error={Boolean(error)} dir="auto">
          {note}
        </Note>
      )}
    </Wrap>
  );
}
