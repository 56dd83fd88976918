import { useTranslation } from '../../i18n/use-translation.ts';
import { DEFAULT_LOGO } from '../../storefront/shell/default-logo.ts';
import { ImageField } from '../images/image-field.tsx';
import { LogoPreview } from './logo-preview.tsx';
import { SettingsCard, WholeRow } from './settings-card.tsx';
import { SettingsText } from './settings-text.tsx';
import type { SettingsFields } from './use-settings-form.ts';

export interface IdentityCardProps {
  fields: SettingsFields;
  /** Told while the logo is on its way. */
  onBusy: (busy: boolean) => void;
}

/** What the shop is called and its mark. Without one of its own it bears the house's. */
export function IdentityCard({ fields, onBusy }: IdentityCardProps) {
  const { t } = useTranslation();
  const { values, set, errorOf } = fields;
  return (
    <SettingsCard title={t('admin.siteSettings.identity')}>
      <SettingsText fields={fields} name="websiteNameAr" dir="rtl" lang="ar" />
      <SettingsText fields={fields} name="websiteNameEn" dir="ltr" lang="en" />
      <ImageField
        use="logo"
        label={t('admin.siteSettings.logo')}
        value={values.logoUrl === DEFAULT_LOGO ? null : values.logoUrl}
        error={errorOf('logoUrl')}
        onChange={(url) => set('logoUrl', url ?? DEFAULT_LOGO)}
        onBusy={onBusy}
      />
      <LogoPreview settings={values} />
      <WholeRow as="p">{t('admin.siteSettings.logoHint')}</WholeRow>
    </SettingsCard>
  );
}
