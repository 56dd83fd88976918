import { Upload } from 'lucide-react';
import { useId } from 'react';
import { useDropzone, type Accept } from 'react-dropzone';
import styled from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { Spinner } from './spinner.tsx';

const Zone = styled.div<{ $active: boolean; $busy: boolean }>`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-6) var(--space-4);
  border: 1px dashed ${({ $active }) => ($active ? 'var(--accent)' : 'var(--line-strong)')};
  border-radius: var(--radius-m);
  background: ${({ $active }) => ($active ? 'var(--accent-soft)' : 'var(--surface)')};
  text-align: center;
  cursor: ${({ $busy }) => ($busy ? 'progress' : 'pointer')};
  opacity: ${({ $busy }) => ($busy ? 0.6 : 1)};
`;

const Hint = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

const Problem = styled.p`
  margin-block-start: var(--space-2);
  color: var(--danger);
  font-size: var(--text-s);
`;

export interface FileDropProps {
  /** What to do here: "Drop the CSV file here, or choose it". */
  label: string;
  /** Instead of the label while files hang over it, and while it is busy. */
  activeLabel?: string;
  busyLabel?: string;
  hint?: string;
  accept: Accept;
  maxFiles?: number;
  /** Bytes. */
  maxSize?: number;
  busy?: boolean;
  /** Why the last file was of no use, by name and reason; what this field refuses comes first. */
  problem?: { file: string; reason: string } | null;
  /** The sentence the server said about this field. */
  error?: string | undefined;
  /** Other words for why a file is refused, by the code of the reason. */
  refusals?: Readonly<Record<string, string>>;
  onFiles: (files: File[]) => void;
}

/** Files by drop, press or keyboard. What is refused is named, with the reason. */
export function FileDrop(props: FileDropProps) {
  const { label, activeLabel, busyLabel, hint, accept, maxFiles = 1, maxSize, onFiles } = props;
  const { busy = false, problem, error, refusals = {} } = props;
  const { t } = useTranslation();
  const problemsId = useId();
  const { getRootProps, getInputProps, isDragActive, fileRejections } = useDropzone({
    accept,
    maxFiles,
    maxSize,
    multiple: maxFiles !== 1,
    disabled: busy,
    onDropAccepted: onFiles,
  });
  const reasonOf = (code: string) =>
    refusals[code] ?? t(`ui.rejected.${code}`, { maxFiles, megabytes: megabytes(maxSize) });
  const idleLabel = isDragActive ? (activeLabel ?? t('ui.dropHere')) : label;
  return (
    <div>
      <input {...getInputProps({ 'aria-hidden': true })} />
      <Zone
        {...getRootProps({
          role: 'button',
          'aria-busy': busy,
          'aria-disabled': busy || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': problemsId,
        })}
        $active={isDragActive}
        $busy={busy}
      >
        {busy ? <Spinner size="1.5rem" /> : <Upload size={24} aria-hidden />}
        <span>{busy ? (busyLabel ?? label) : idleLabel}</span>
        {hint && <Hint>{hint}</Hint>}
      </Zone>
      <div role="alert" id={problemsId}>
        {error && <Problem dir="auto">{error}</Problem>}
        {fileRejections.map(({ file, errors }) => (
          <Problem key={file.name}>
            <bdi>{file.name}</bdi> —{' '}
            <bdi>{errors.map(({ code }) => reasonOf(code)).join(' · ')}</bdi>
          </Problem>
        ))}
        {problem && fileRejections.length === 0 && (
          <Problem>
            <bdi>{problem.file}</bdi> — <bdi>{problem.reason}</bdi>
          </Problem>
        )}
      </div>
    </div>
  );
}

function megabytes(bytes = 0): number {
  return Math.round(bytes / 1024 / 1024);
}
