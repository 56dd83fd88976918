import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { controlStyle, directionOfTyped, Field, type FieldProps } from './field.tsx';

const Input = styled.input`
  ${controlStyle}

  /* Drawn by the browser, they are taller than their neighbours. */
  &:is([type='date'], [type='time']) {
    block-size: var(--control);
    padding-block: 0;
  }
`;

/* A date field would rather burst its column than be narrower than the browser draws it. */
const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const End = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
`;

const WithEnd = styled(Input)`
  padding-inline-end: 3rem;
`;

/** Things that are written from left to right in every language. */
const LEFT_TO_RIGHT = new Set(['email', 'tel', 'url', 'password']);

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  /** A small button inside the field's end, as for showing a password. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. `dir` follows what is typed, but e-mails, phones and addresses stay LTR. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, labelHidden, end, ...input } = props;
  const Control = end ? WithEnd : Input;
  const ownDir = LEFT_TO_RIGHT.has(input.type ?? 'text') ? 'ltr' : directionOfTyped(input.value);
  const dir = input.dir ?? ownDir;
  return (
    <Field {...{ label, hint, error, optional, labelHidden }}>
      {(control) => (
        <Row dir={dir === 'ltr' ? dir : undefined}>
          <Control type="text" {...input} {...control} dir={dir} />
          {end && <End>{end}</End>}
        </Row>
      )}
    </Field>
  );
}
