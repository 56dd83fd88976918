import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { fromTablet } from '../../ui/media.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ImageField } from '../images/image-field.tsx';
import type { TypedCollection } from './collection-rules.ts';
import { HomepageFields } from './homepage-fields.tsx';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export interface CollectionFormProps {
  /** Null while it is being made. */
  id: number | null;
  values: TypedCollection;
  set: <Name extends keyof TypedCollection>(name: Name, value: TypedCollection[Name]) => void;
  errorOf: (name: keyof TypedCollection) => string | undefined;
  /** Told while the picture is on its way. */
  onBusy: (busy: boolean) => void;
}

/** The fields of a collection; those of the home page only while it stands there. */
export function CollectionForm({ id, values, set, errorOf, onBusy }: CollectionFormProps) {
  const { t } = useTranslation();
  const text = (name: 'nameAr' | 'nameEn' | 'descriptionAr' | 'descriptionEn') => ({
    name,
    label: t(`admin.collections.field.${name}`),
    lang: name.endsWith('Ar') ? 'ar' : 'en',
    value: values[name],
    error: errorOf(name),
  });
  return (
    <Frame>
      <Pair>
        <TextField
          {...text('nameAr')}
          dir="rtl"
          data-autofocus
          onChange={(event) => set('nameAr', event.target.value)}
        />
        <TextField
          {...text('nameEn')}
          dir="ltr"
          onChange={(event) => set('nameEn', event.target.value)}
        />
        <TextArea
          {...text('descriptionAr')}
          optional
          dir="rtl"
          onChange={(event) => set('descriptionAr', event.target.value)}
        />
        <TextArea
          {...text('descriptionEn')}
          optional
          dir="ltr"
          onChange={(event) => set('descriptionEn', event.target.value)}
        />
      </Pair>
      <ImageField
        use="cover"
        label={t('admin.collections.image')}
        value={values.image}
        error={errorOf('image')}
        onChange={(image) => set('image', image)}
        onBusy={onBusy}
      />
      <Switch
        label={t('admin.collections.showInHomepage')}
        checked={values.showInHomepage}
        onChange={(event) => set('showInHomepage', event.target.checked)}
      />
      {values.showInHomepage && (
        <HomepageFields id={id} values={values} set={set} errorOf={errorOf} />
      )}
    </Frame>
  );
}
