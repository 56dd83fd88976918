import { Suspense, useId } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../app/lazy-part.ts';
import { belowTablet } from '../../ui/media.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const RichTextEditor = lazyPart(
  () => import('../../ui/rich-text/rich-text-editor.tsx'),
  'RichTextEditor',
);

const Wrap = styled.div`
  display: grid;
  gap: var(--space-1);
  min-inline-size: 0;
`;

const Label = styled.span`
  font-size: var(--text-s);
  font-weight: 600;
`;

const Frame = styled.div<{ $invalid: boolean }>`
  min-block-size: 12rem;
  border: 1px solid ${({ $invalid }) => ($invalid ? 'var(--danger)' : 'var(--line-strong)')};
  border-radius: var(--radius-s);
  background: var(--surface);
  overflow: hidden;

  /* The tools need two rows there, also before they are fetched. */
  ${belowTablet} {
    min-block-size: calc(9rem + 2 * var(--control) + 3px);
  }
`;

const Problem = styled.p`
  color: var(--danger);
  font-size: var(--text-s);
`;

export interface RichTextFieldProps {
  label: string;
  /** HTML of the tags that the shop keeps; empty when there is no text. */
  value: string;
  /** Only what a person changed: opening a text changes nothing of it. */
  onChange: (html: string) => void;
  /** The direction of the language that is written here, whatever that of the page. */
  dir: 'rtl' | 'ltr';
  error?: string | undefined;
}

/** Text with headings, lists, emphasis and links. Its editor is fetched when it is first shown. */
export function RichTextField({ label, value, onChange, dir, error }: RichTextFieldProps) {
  const errorId = useId();
  return (
    <Wrap>
      <Label aria-hidden>{label}</Label>
      <Frame $invalid={Boolean(error)}>
        <Suspense fallback={<Skeleton $height="12rem" />}>
          <RichTextEditor
            label={label}
            value={value}
            onChange={onChange}
            dir={dir}
            invalid={Boolean(error)}
            describedBy={error ? errorId : undefined}
          />
        </Suspense>
      </Frame>
      {error && (
        <Problem id={errorId} dir="auto">
          {error}
        </Problem>
      )}
    </Wrap>
  );
}
