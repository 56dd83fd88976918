import { karats } from '@dahab/pricing/contract/price.ts';
import styled from 'styled-components';
import { useListCollectionsQuery } from '../../api/collections.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { fromTablet } from '../../ui/media.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ImagesField } from '../images/images-field.tsx';
import { BarcodeField } from './barcode-field.tsx';
import { LivePrice } from './live-price.tsx';
import type { TypedProduct } from './typed-product.ts';

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
`;

/* While one of these is typed, the price stands below it, where it can be seen. */
const Priced = styled(Fields)`
  input,
  select {
    scroll-margin-block-end: 9rem;
  }
`;

const Pair = styled.div`
  display: grid;
  gap: var(--space-4);

  ${fromTablet} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`;

const Three = styled(Pair)`
  ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export interface ProductFieldsProps {
  values: TypedProduct;
  set: <Name extends keyof TypedProduct>(name: Name, value: TypedProduct[Name]) => void;
  errorOf: (name: keyof TypedProduct) => string | undefined;
  onBusy: (busy: boolean) => void;
}

export function ProductFields({ values, set, errorOf, onBusy }: ProductFieldsProps) {
  const { t } = useTranslation();
  return (
    <Fields>
      <Pair>
        <TextField
          name="nameAr"
          lang="ar"
          dir="rtl"
          data-autofocus
          label={t('admin.products.nameAr')}
          value={values.nameAr}
          error={errorOf('nameAr')}
          onChange={(event) => set('nameAr', event.target.value)}
        />
        <TextField
          name="name"
          lang="en"
          dir="ltr"
          optional
          label={t('admin.products.nameEn')}
          value={values.name}
          error={errorOf('name')}
          onChange={(event) => set('name', event.target.value)}
        />
      </Pair>
      <RichTextField
        dir="rtl"
        label={t('admin.products.description')}
        value={values.descriptionAr}
        error={errorOf('descriptionAr')}
        onChange={(html) => set('descriptionAr', html)}
      />
      <ImagesField
        use="piece"
        label={t('admin.products.images')}
        value={values.images}
        error={errorOf('images')}
        onChange={(images) => set('images', images)}
        onBusy={onBusy}
      />
      <Priced>
        <Measures {...{ values, set, errorOf }} />
        <LivePrice typed={values} />
      </Priced>
      <BarcodeField
        value={values.barcode}
        error={errorOf('barcode')}
        onChange={(barcode) => set('barcode', barcode)}
      />
      <Pair>
        <CollectionField {...{ values, set, errorOf }} />
        <TagField
          optional
          label={t('admin.products.tags')}
          hint={t('admin.products.tagsHint')}
          value={values.tags}
          error={errorOf('tags')}
          onChange={(tags) => set('tags', tags)}
        />
      </Pair>
      <Switch
        label={values.isArchived ? t('admin.products.isArchived') : t('admin.products.isActive')}
        checked={!values.isArchived}
        onChange={(event) => set('isArchived', !event.target.checked)}
      />
    </Fields>
  );
}

type PartProps = Omit<ProductFieldsProps, 'onBusy'>;

function Measures({ values, set, errorOf }: PartProps) {
  const { t } = useTranslation();
  return (
    <Three>
      <NumberField
        name="weight"
        label={t('admin.products.weightField')}
        unit={t('admin.products.grams')}
        value={values.weight}
        error={errorOf('weight')}
        onChange={(weight) => set('weight', weight)}
      />
      <Select
        name="karat"
        label={t('admin.products.karat')}
        value={String(values.karat)}
        error={errorOf('karat')}
        options={karats.map((karat) => ({ value: String(karat), label: t(`karat.${karat}`) }))}
        onChange={(event) => set('karat', Number(event.target.value))}
      />
      <NumberField
        name="craftingCost"
        label={t('admin.products.costField')}
        unit={t('admin.products.pounds')}
        value={values.craftingCost}
        error={errorOf('craftingCost')}
        onChange={(cost) => set('craftingCost', cost)}
      />
      <NumberField
        name="marginPerGram"
        optional
        label={t('admin.products.margin')}
        unit={t('admin.products.pounds')}
        hint={t('admin.products.marginHint')}
        value={values.marginPerGram}
        error={errorOf('marginPerGram')}
        onChange={(margin) => set('marginPerGram', margin)}
      />
      <NumberField
        name="quantity"
        inputMode="numeric"
        label={t('admin.products.quantity')}
        value={values.quantity}
        error={errorOf('quantity')}
        onChange={(quantity) => set('quantity', quantity)}
      />
    </Three>
  );
}

function CollectionField({ values, set, errorOf }: PartProps) {
  const { t } = useTranslation();
  const { data: collections = [] } = useListCollectionsQuery();
  return (
    <Select
      name="collectionId"
      label={t('admin.products.collection')}
      value={values.collectionId === null ? '' : String(values.collectionId)}
      error={errorOf('collectionId')}
      options={[
        { value: '', label: t('admin.products.noCollection') },
        ...collections.map(({ id, nameEn, nameAr }) => ({
          value: String(id),
          label: `${nameEn} / ${nameAr}`,
        })),
      ]}
      onChange={(event) => set('collectionId', Number(event.target.value) || null)}
    />
  );
}
