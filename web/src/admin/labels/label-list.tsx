import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { formatKarat, formatWeight } from '../../i18n/format.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import type { Labels } from './use-labels.ts';

const Frame = styled.section`
  margin-block-end: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4);

  h2 {
    font-size: var(--text-m);
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr 7rem;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  border-block-start: 1px solid var(--line);

  small {
    display: block;
    color: var(--ink-muted);
  }
`;

export interface LabelListProps {
  products: readonly Product[];
  labels: Labels;
}

/** The pieces, and how many labels of each. */
export function LabelList({ products, labels }: LabelListProps) {
  const { t, i18n } = useTranslation();
  const { copiesOf, setCopies, copyAll } = labels;
  return (
    <Frame aria-labelledby="label-copies">
      <Head>
        <h2 id="label-copies">{t('admin.labels.copies')}</h2>
        <span>
          <Button variant="quiet" onClick={() => copyAll(() => 1)}>
            {t('admin.labels.oneEach')}
          </Button>
          <Button variant="quiet" onClick={() => copyAll(({ quantity }) => quantity)}>
            {t('admin.labels.asInStock')}
          </Button>
        </span>
      </Head>
      <ul className="lines">
        {products.map((product) => {
          const name = localized(i18n.language, product.nameAr, product.name);
          return (
            <Row key={product.id}>
              <span>
                <bdi>{name}</bdi>
                <small>
                  <bdi>{formatWeight(product.weight, i18n.language)}</bdi> ·{' '}
                  <bdi>{formatKarat(product.karat)}</bdi> · <bdi dir="ltr">{product.barcode}</bdi>
                </small>
              </span>
              <NumberField
                labelHidden
                inputMode="numeric"
                label={t('admin.labels.copiesOf', { name })}
                value={copiesOf(product)}
                onFocus={(event) => event.target.select()}
                onChange={(copies) => setCopies(product, copies)}
              />
            </Row>
          );
        })}
      </ul>
    </Frame>
  );
}
