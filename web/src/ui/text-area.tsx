import type { Ref, TextareaHTMLAttributes } from 'react';
import styled from 'styled-components';
import { controlStyle, directionOfTyped, Field, type FieldProps } from './field.tsx';

const Area = styled.textarea`
  ${controlStyle}
  min-block-size: 8rem;
  resize: vertical;
`;

export interface TextAreaProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, labelHidden, ...area } = props;
  return (
    <Field {...{ label, hint, error, optional, labelHidden }}>
      {(control) => <Area dir={directionOfTyped(area.value)} {...area} {...control} />}
    </Field>
  );
}
