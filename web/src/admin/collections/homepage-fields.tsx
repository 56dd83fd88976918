import {
  homepageModes,
  LARGEST_HOMEPAGE_COUNT,
} from '@dahab/catalog/contract/homepage-selection.ts';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { belowTablet, fromTablet } from '../../ui/media.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { ProductPicker } from '../product-picker/product-picker.tsx';
import type { CollectionFormProps } from './collection-form.tsx';
import { showsPicker } from './collection-rules.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--paper);

  ${belowTablet} {
    padding: 0;
    background: none;
  }
`;

const Pair = styled.div`
  display: grid;
  gap: var(--space-4);

  ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

type HomepageFieldsProps = Omit<CollectionFormProps, 'onBusy'>;

/** How many pieces the home page shows of a collection, and which. */
export function HomepageFields({ id, values, set, errorOf }: HomepageFieldsProps) {
  const { t } = useTranslation();
  const room = values.homepageProductsCount ?? LARGEST_HOMEPAGE_COUNT;
  return (
    <Frame>
      <Pair>
        <NumberField
          name="homepageProductsCount"
          label={t('admin.collections.count')}
          hint={t('admin.collections.countHint', { most: LARGEST_HOMEPAGE_COUNT })}
          value={values.homepageProductsCount}
          error={errorOf('homepageProductsCount')}
          onChange={(count) => set('homepageProductsCount', count)}
        />
        <Select
          name="homepageProductsMode"
          label={t('admin.collections.mode')}
          hint={t(`admin.collections.modeHint.${values.homepageProductsMode}`)}
          value={values.homepageProductsMode}
          error={errorOf('homepageProductsMode')}
          options={homepageModes.map((mode) => ({
            value: mode,
            label: t(`admin.collections.modes.${mode}`),
          }))}
          onChange={({ target }) => {
            const mode = homepageModes.find((one) => one === target.value);
            if (mode) set('homepageProductsMode', mode);
          }}
        />
      </Pair>
      {showsPicker(values) && (
        <ProductPicker
          label={t('admin.collections.selected')}
          collectionId={id}
          room={room}
          value={values.selectedProductIds}
          error={errorOf('selectedProductIds')}
          onChange={(ids) => set('selectedProductIds', ids)}
        />
      )}
    </Frame>
  );
}
