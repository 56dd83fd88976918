import styled from 'styled-components';
import { useServerText } from '../../i18n/use-server-text.ts';
import type { UploadResult as Result } from './use-customer-import.ts';

const Message = styled.div<{ $good: boolean }>`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: ${({ $good }) => ($good ? 'var(--success-soft)' : 'var(--danger-soft)')};
  color: ${({ $good }) => ($good ? 'var(--success)' : 'var(--danger)')};
`;

/** The outcome in one sentence, and why where the shop knows. */
export function UploadResult({ result }: { result: Result | null }) {
  const serverText = useServerText();
  return (
    <div role="status">
      {result && (
        <Message $good={result.isGood}>
          <p>
            <b>{serverText(result.sentence)}</b>
          </p>
          {result.reason && <p dir="auto">{serverText(result.reason)}</p>}
        </Message>
      )}
    </div>
  );
}
