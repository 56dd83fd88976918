import { MapPin } from 'lucide-react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { mapUrl } from '../../storefront/shell/site-links.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { SettingsCard, WholeRow } from './settings-card.tsx';
import { SettingsText } from './settings-text.tsx';
import type { SettingsFields } from './use-settings-form.ts';

const Note = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

/** Where the shop is; the map link of the footer needs both coordinates. */
export function PlaceCard({ fields }: { fields: SettingsFields }) {
  const { t } = useTranslation();
  const { values, errorOf, set } = fields;
  const map = mapUrl(values.latitude, values.longitude);
  return (
    <SettingsCard title={t('admin.siteSettings.place')}>
      <WholeRow>
        <SettingsText fields={fields} name="address" optional />
      </WholeRow>
      {(['latitude', 'longitude'] as const).map((name) => (
        <NumberField
          key={name}
          name={name}
          optional
          label={t(`admin.siteSettings.field.${name}`)}
          value={values[name]}
          error={errorOf(name)}
          onChange={(degrees) => set(name, degrees)}
        />
      ))}
      <WholeRow>
        {map ? (
          <ButtonAnchor
            variant="secondary"
            href={map}
            target="_blank"
            rel="noreferrer"
            icon={<MapPin size={18} aria-hidden />}
          >
            {t('admin.siteSettings.showMap')}
            <VisuallyHidden>{t('footer.opensNew')}</VisuallyHidden>
          </ButtonAnchor>
        ) : (
          <Note>{t('admin.siteSettings.mapHint')}</Note>
        )}
      </WholeRow>
    </SettingsCard>
  );
}
