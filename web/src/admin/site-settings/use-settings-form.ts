import type { SiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import { useMemo } from 'react';
import { useChangeSiteSettingsMutation } from '../../api/site-settings.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { changesOf } from '../forms/changes-of.ts';
import { followed, useFollow } from '../forms/use-follow.ts';
import { useForeignChange } from '../forms/use-foreign-change.ts';
import { worded } from '../worded.ts';
import { settingsErrors, typedSettings } from './settings-rules.ts';

/** The settings' form: sends what was changed, and then shows what the shop made of it. */
export function useSettingsForm(stored: SiteSettings) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [changeSettings] = useChangeSiteSettingsMutation();
  const initial = useMemo(() => typedSettings(stored), [stored]);
  const { changed, saved } = useForeignChange(initial);
  const form = useForm({
    initial,
    check: settingsErrors,
    submit: async (typed) => {
      const kept = typedSettings(await changeSettings(changesOf(initial, typed)).unwrap());
      saved(kept);
      setValues((values) => followed(values, typed, kept));
      notify(t('admin.siteSettings.saved'));
    },
    onFailure: (error) => fail(worded(error, 'Failed to update settings')),
  });
  const { setValues } = form;
  useFollow(initial, setValues);
  return { ...form, changedElsewhere: changed, discard: () => setValues(initial) };
}

export type SettingsFields = Pick<ReturnType<typeof useSettingsForm>, 'values' | 'set' | 'errorOf'>;
