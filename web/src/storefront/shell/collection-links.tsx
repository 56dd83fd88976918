import { NavLink } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';
import { useListCollectionNamesQuery } from '../../api/collections.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const moreBeside = keyframes`
  from, to {
    mask: linear-gradient(90deg, transparent, #000 3rem calc(100% - 3rem), transparent) no-repeat;
    mask-size: calc(100% + 3rem);
  }
  from { mask-position: calc(-1.5rem - 1.5rem * var(--pointing)) 0; }
  to { mask-position: calc(-1.5rem + 1.5rem * var(--pointing)) 0; }
`;

/* Fades out at the end that goes on, where the names do not all fit; else there is no timeline. Without
   timelines it would be over at once, and the first name faded for good. */
const fading = css`
  @supports (animation-timeline: scroll()) {
    animation: ${moreBeside} linear both;
    animation-timeline: scroll(self inline);
  }
`;

const List = styled.ul<{ $stacked: boolean }>`
  display: flex;
  flex-direction: ${({ $stacked }) => ($stacked ? 'column' : 'row')};
  gap: ${({ $stacked }) => ($stacked ? '0' : 'var(--space-5)')};
  min-block-size: var(--control);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;
  ${({ $stacked }) => !$stacked && fading}
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-block-size: var(--control);
  border-block-end: 2px solid transparent;
  font-size: var(--text-s);
  text-decoration: none;
  white-space: nowrap;

  &:hover,
  &.active {
    border-block-end-color: var(--accent);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** All pieces, the collections, and each of them. */
export function CollectionLinks({ stacked = false }: { stacked?: boolean }) {
  const { t, i18n } = useTranslation();
  const { data: collections = [] } = useListCollectionNamesQuery();
  return (
    <List $stacked={stacked}>
      <li>
        <Item to="/products">{t('shell.allProducts')}</Item>
      </li>
      <li>
        <Item to="/collections" end>
          {t('shell.collections')}
        </Item>
      </li>
      {collections.map((collection) => (
        <li key={collection.id}>
          <Item to={`/collections/${collection.id}`}>
            <bdi>{localized(i18n.language, collection.nameAr, collection.nameEn)}</bdi>
          </Item>
        </li>
      ))}
    </List>
  );
}
