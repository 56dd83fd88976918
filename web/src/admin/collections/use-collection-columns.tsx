import type { Collection } from '@dahab/catalog/contract/collection.ts';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/column.ts';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
`;

const Actions = styled.span`
  display: inline-flex;
  margin-block: calc(-1 * var(--space-2));
`;

const Arabic = styled.bdi`
  display: inline-block;
  min-inline-size: 7rem;
  overflow-wrap: anywhere;
`;

export interface CollectionActions {
  edit: (collection: Collection) => void;
  remove: (collection: Collection) => void;
}

export function useCollectionColumns({ edit, remove }: CollectionActions): Column<Collection>[] {
  const { t, i18n } = useTranslation();
  const nameOf = ({ nameAr, nameEn }: Collection) => localized(i18n.language, nameAr, nameEn);
  return [
    {
      id: 'id',
      header: t('admin.collections.id'),
      cell: ({ id }) => <bdi>#{id}</bdi>,
    },
    {
      id: 'nameEn',
      header: t('admin.collections.field.nameEn'),
      main: true,
      cell: ({ nameEn, showInHomepage }) => (
        <Name>
          <bdi lang="en">{nameEn}</bdi>
          {showInHomepage && <Badge $tone="accent">{t('admin.collections.onHomepage')}</Badge>}
        </Name>
      ),
    },
    {
      id: 'nameAr',
      header: t('admin.collections.field.nameAr'),
      hiddenOnPhone: true,
      cell: ({ nameAr }) => <Arabic lang="ar">{nameAr}</Arabic>,
    },
    {
      id: 'actions',
      header: t('admin.actions'),
      align: 'end',
      headerHidden: true,
      headOnPhone: true,
      cell: (collection) => {
        const name = nameOf(collection);
        return (
          <Actions>
            <IconLink
              label={t('admin.collections.openOne', { name })}
              to={`/collections/${collection.id}`}
            >
              <ExternalLink size={18} aria-hidden />
            </IconLink>
            <IconButton
              label={t('admin.collections.editOne', { name })}
              onClick={() => edit(collection)}
            >
              <Pencil size={18} aria-hidden />
            </IconButton>
            <IconButton
              label={t('admin.collections.deleteOne', { name })}
              onClick={() => remove(collection)}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </Actions>
        );
      },
    },
  ];
}
