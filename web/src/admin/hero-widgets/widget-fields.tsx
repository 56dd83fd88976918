import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { fromTablet } from '../../ui/media.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ImageField } from '../images/image-field.tsx';
import type { TypedWidget } from './widget-rules.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > [role='group'],
    > .whole {
      grid-column: 1 / -1;
    }
  }

  textarea {
    min-block-size: 5.5rem;
  }
`;

export interface WidgetFieldsProps {
  values: TypedWidget;
  set: <Name extends keyof TypedWidget>(name: Name, value: TypedWidget[Name]) => void;
  errorOf: (name: keyof TypedWidget) => string | undefined;
  /** Told while the picture is on its way. */
  onBusy: (busy: boolean) => void;
  /** Where the key for a new one leads. */
  isNew?: boolean;
}

/** The fields of a banner. */
export function WidgetFields({ values, set, errorOf, onBusy, isNew }: WidgetFieldsProps) {
  const { t } = useTranslation();
  const text = (name: 'titleAr' | 'titleEn' | 'descriptionAr' | 'descriptionEn') => ({
    name,
    label: t(`admin.hero.field.${name}`),
    lang: name.endsWith('Ar') ? 'ar' : 'en',
    dir: name.endsWith('Ar') ? 'rtl' : 'ltr',
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <Frame>
      <ImageField
        label={t('admin.hero.image')}
        hint={t('admin.hero.imageHint')}
        use="banner"
        value={values.imageUrl}
        error={errorOf('imageUrl')}
        onChange={(url) => set('imageUrl', url)}
        onBusy={onBusy}
      />
      <TextField {...text('titleAr')} data-shortcut={isNew ? 'new' : undefined} />
      <TextField {...text('titleEn')} />
      <TextArea {...text('descriptionAr')} optional />
      <TextArea {...text('descriptionEn')} optional />
      <TextField
        name="linkUrl"
        optional
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        label={t('admin.hero.link')}
        hint={t('admin.hero.linkHint')}
        value={values.linkUrl}
        error={errorOf('linkUrl')}
        onChange={(event) => set('linkUrl', event.target.value)}
      />
      <NumberField
        name="displayOrder"
        label={t('admin.hero.order')}
        hint={t('admin.hero.orderHint')}
        value={values.displayOrder}
        error={errorOf('displayOrder')}
        onChange={(order) => set('displayOrder', order)}
      />
      <div className="whole">
        <Switch
          label={t('admin.hero.active')}
          checked={values.isActive}
          onChange={(event) => set('isActive', event.target.checked)}
        />
      </div>
    </Frame>
  );
}
