import type { Product } from '@dahab/catalog/contract/product.ts';
import { Pencil, Tag, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TABLET } from '../../ui/media.ts';
import { Menu } from '../../ui/menu.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { labelsAddress } from '../labels/ids-named.ts';

const Buttons = styled.span`
  display: inline-flex;
`;

export interface RowActionsProps {
  product: Product;
  onEdit: () => void;
  onDelete: () => void;
  onAskToDelete: () => void;
}

/** A menu with room for it; on a phone two buttons, of which the one that deletes asks first. */
export function RowActions({ product, onEdit, onDelete, onAskToDelete }: RowActionsProps) {
  const { t } = useTranslation();
  const isSmall = useMedia(`(max-width: ${TABLET - 0.02}px)`);
  const navigate = useNavigate();
  const name = { name: product.nameAr };
  if (!isSmall) {
    return (
      <Menu
        label={t('admin.products.actionsOf', name)}
        actions={[
          {
            label: t('admin.products.edit'),
            icon: <Pencil size={16} aria-hidden />,
            run: onEdit,
          },
          {
            label: t('admin.labels.printOne'),
            icon: <Tag size={16} aria-hidden />,
            run: () => void navigate(labelsAddress([product.id])),
          },
          {
            label: t('admin.products.delete'),
            icon: <Trash2 size={16} aria-hidden />,
            danger: true,
            run: onDelete,
          },
        ]}
      />
    );
  }
  return (
    <Buttons>
      <IconButton label={t('admin.products.editOne', name)} onClick={onEdit}>
        <Pencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={t('admin.products.deleteOne', name)} onClick={onAskToDelete}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Buttons>
  );
}
