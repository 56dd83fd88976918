import { useTranslation } from '../../i18n/use-translation.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsText } from './settings-text.tsx';
import type { SettingsFields } from './use-settings-form.ts';

export function ContactCard({ fields }: { fields: SettingsFields }) {
  const { t } = useTranslation();
  return (
    <SettingsCard title={t('admin.siteSettings.contact')}>
      <SettingsText fields={fields} name="contactMobile" type="tel" optional />
      <SettingsText
        fields={fields}
        name="whatsappNumber"
        type="tel"
        optional
        hint={t('admin.siteSettings.whatsappHint')}
      />
    </SettingsCard>
  );
}
