import type { Product } from '@dahab/catalog/contract/product.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Selection } from '../lists/use-selection.ts';
import { OPENED_HERE } from './use-product-address.ts';

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
`;

const Thumb = styled.span`
  flex: none;
  inline-size: 2.75rem;
  border-radius: var(--radius-s);
  overflow: hidden;
`;

const Names = styled.span`
  display: grid;
  justify-items: start;
  min-inline-size: 0;
`;

const Name = styled(Link)`
  padding-block: var(--space-1);
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`;

const Second = styled.bdi`
  color: var(--ink-muted);
  font-size: var(--text-s);
  font-weight: 400;
`;

/* What is longer stands whole in the form. */
const English = styled(Second)`
  display: -webkit-box;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Code = styled(Second)`
  white-space: nowrap;
`;

export interface ProductNameProps {
  product: Product;
  selection: Selection<Product>;
  /** Opens its form. */
  address: string;
}

/** The checkbox, the picture and the names of a row. */
export function ProductName({ product, selection, address }: ProductNameProps) {
  const { t } = useTranslation();
  const { nameAr, name, images, barcode } = product;
  return (
    <Row>
      <Checkbox
        labelHidden
        label={t('admin.bulk.selectOne', { name: nameAr })}
        checked={selection.has(product)}
        onChange={(event) => selection.set([product], event.target.checked)}
      />
      <Thumb>
        <Picture src={images[0]} alt="" sizes="2.75rem" />
      </Thumb>
      <Names>
        <Name to={address} state={OPENED_HERE} preventScrollReset>
          <bdi>{nameAr}</bdi>
        </Name>
        {name && <English>{name}</English>}
        <Code dir="ltr">{barcode}</Code>
      </Names>
    </Row>
  );
}
