import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';

export interface SecretFieldProps {
  name: string;
  label: string;
  /** What the key is for. */
  note?: string;
  /** The stored secret, masked by the shop; empty when there is none. */
  stored: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A key that is never shown again: the field is empty, its mask says that one is stored. */
export function SecretField({ note, stored, onChange, ...field }: SecretFieldProps) {
  const { t } = useTranslation();
  const state = stored
    ? t('admin.telegram.secretStored', { masked: `\u2066${stored}\u2069` })
    : t('admin.telegram.secretMissing');
  return (
    <TextField
      {...field}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      placeholder={stored}
      hint={[state, note].filter(Boolean).join(' ')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
