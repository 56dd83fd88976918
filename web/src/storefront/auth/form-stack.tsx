import styled from 'styled-components';
import { asProblem } from '../../api/problem.ts';
import { useServerText } from '../../i18n/use-server-text.ts';

export const FormStack = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const Notice = styled.div`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 3px solid var(--danger);
  border-radius: var(--radius-s);
  background: var(--danger-soft);
`;

export interface FormFailureProps {
  title: string;
  /** What the call threw. Nothing is shown when its issues already stand beside the fields. */
  error: unknown;
}

/** What the server refused as a whole; the toast that says it too goes away by itself. */
export function FormFailure({ title, error }: FormFailureProps) {
  const serverText = useServerText();
  const problem = error ? asProblem(error) : undefined;
  return (
    <div role="alert">
      {problem && problem.issues.length === 0 && (
        <Notice>
          <strong>{title}</strong>
          <p dir="auto">{serverText(problem.message)}</p>
        </Notice>
      )}
    </div>
  );
}
