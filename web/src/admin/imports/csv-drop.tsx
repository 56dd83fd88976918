import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FileDrop } from '../../ui/file-drop.tsx';

const LARGEST_FILE = 50 * 1024 * 1024;
const CSV = { 'text/csv': ['.csv'] };

export interface CsvDropProps {
  /** Instead of the usual request: what is going on, or which file it is. */
  label?: string | undefined;
  busy?: boolean;
  /** Why the last file was of no use, in the server's words. */
  problem?: { file: string; reason: string } | null;
  onFile: (file: File) => void;
}

/** One CSV file, by drop, press or keyboard. */
export function CsvDrop({ label, busy = false, problem = null, onFile }: CsvDropProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  return (
    <FileDrop
      label={label ?? t('admin.import.drop')}
      hint={t('admin.import.dropHint')}
      accept={CSV}
      maxSize={LARGEST_FILE}
      busy={busy}
      problem={problem && { ...problem, reason: serverText(problem.reason) }}
      onFiles={([chosen]) => chosen && onFile(chosen)}
    />
  );
}
