import { asProblem } from '../api/problem.ts';
import { useServerText } from '../i18n/use-server-text.ts';
import { ErrorState } from '../ui/error-state.tsx';

export interface FailureProps {
  /** What could not be done, in the words of the screen. */
  title: string;
  /** What the call threw. */
  error: unknown;
  onRetry: () => unknown;
}

/** In the place of what a failed read would have shown. */
export function Failure({ title, error, onRetry }: FailureProps) {
  const serverText = useServerText();
  const problem = asProblem(error);
  return (
    <ErrorState
      title={title}
      message={serverText(problem.message)}
      requestId={problem.requestId}
      onRetry={() => void onRetry()}
    />
  );
}
