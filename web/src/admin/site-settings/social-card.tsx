import { useTranslation } from '../../i18n/use-translation.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsText } from './settings-text.tsx';
import type { SettingsFields } from './use-settings-form.ts';

const NETWORKS = [
  { name: 'facebookUrl', example: 'https://facebook.com/…' },
  { name: 'instagramUrl', example: 'https://instagram.com/…' },
  { name: 'twitterUrl', example: 'https://x.com/…' },
  { name: 'youtubeUrl', example: 'https://youtube.com/@…' },
  { name: 'telegramUrl', example: 'https://t.me/…' },
] as const;

/** Where else the shop is; the footer leaves out what is empty. */
export function SocialCard({ fields }: { fields: SettingsFields }) {
  const { t } = useTranslation();
  return (
    <SettingsCard title={t('admin.siteSettings.social')}>
      {NETWORKS.map(({ name, example }) => (
        <SettingsText
          key={name}
          fields={fields}
          name={name}
          type="url"
          optional
          placeholder={example}
        />
      ))}
    </SettingsCard>
  );
}
