import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import type { SettingsText as Name } from './settings-rules.ts';
import type { SettingsFields } from './use-settings-form.ts';

export interface SettingsTextProps extends Pick<
  TextFieldProps,
  'type' | 'dir' | 'lang' | 'hint' | 'optional' | 'placeholder' | 'inputMode'
> {
  fields: SettingsFields;
  name: Name;
}

/** One line of the settings. */
export function SettingsText({ fields, name, ...rest }: SettingsTextProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...rest}
      name={name}
      autoComplete="off"
      label={t(`admin.siteSettings.field.${name}`)}
      value={fields.values[name]}
      error={fields.errorOf(name)}
      onChange={(event) => fields.set(name, event.target.value)}
    />
  );
}
