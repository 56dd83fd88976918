import type { Product } from '@dahab/catalog/contract/product.ts';
import { Archive, ArchiveRestore, Barcode, Tags, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { BulkAction } from '../../api/bulk-products.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { belowTablet } from '../../ui/media.ts';
import { Progress } from '../../ui/progress.tsx';
import { useToastRoom } from '../../ui/use-toast-room.ts';
import { labelsAddress } from '../labels/ids-named.ts';
import type { Selection } from '../lists/use-selection.ts';
import { BulkProblems } from './bulk-problems.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { useBulk } from './use-bulk.ts';

/* In sight wherever one is in the list. */
const Place = styled.div`
  position: sticky;
  inset-block-end: var(--space-3);
  z-index: 10;
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-4);

  &:focus {
    outline: none;
  }

  &:empty {
    margin: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow);

  ${belowTablet} {
    padding: var(--space-2);

    > a,
    > button:not([title]) {
      flex: 1 1 40%;
      padding-inline: var(--space-2);
    }
  }
`;

const Count = styled.p`
  flex: 1;
  min-inline-size: 6rem;
  font-weight: 600;
`;

const Under = styled.div`
  flex: 1;
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-2);
`;

const ICONS = { archive: Archive, activate: ArchiveRestore, delete: Trash2 };
const actions: readonly BulkAction[] = ['archive', 'activate', 'delete'];

/** What can be done with the selected products, how far it is, and what of it failed. */
export function BulkBar({ selection }: { selection: Selection<Product> }) {
  const { t } = useTranslation();
  const { progress, problems, run, dismiss } = useBulk(selection);
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const [isTagging, setTagging] = useState(false);
  const { rows, count } = selection;
  const isShown = progress !== null || problems !== null || count > 0;
  const place = useRef<HTMLDivElement>(null);
  useToastRoom(place, isShown);
  /** For buttons that go when they are pressed. */
  const keepingFocus = (act: () => void) => () => {
    place.current?.focus({ preventScroll: true });
    act();
  };
  return (
    // It stays, for the focus: the buttons that are pressed in it go.
    <Place ref={place} tabIndex={-1} role="region" aria-label={t('admin.bulk.label')}>
      {problems && (
        <BulkProblems
          problems={problems}
          onDismiss={keepingFocus(dismiss)}
          onAgain={keepingFocus(() =>
            run(
              problems.action,
              problems.failed.map(({ product }) => product),
            ),
          )}
        />
      )}
      {progress && (
        <Bar>
          <Under role="status">
            {t(`admin.bulk.progress.${progress.action}`, {
              tried: progress.tried,
              total: progress.total,
            })}
            <Progress
              label={t('admin.bulk.progressLabel')}
              value={progress.tried}
              max={progress.total}
            />
          </Under>
        </Bar>
      )}
      {!progress && count > 0 && (
        <Bar>
          <Count role="status">{t('admin.bulk.selected', { count })}</Count>
          <IconButton label={t('admin.bulk.clear')} onClick={keepingFocus(selection.clear)}>
            <X size={18} aria-hidden />
          </IconButton>
          <Button
            variant="secondary"
            icon={<Tags size={16} aria-hidden />}
            onClick={() => setTagging(true)}
          >
            {t('admin.bulk.manageTags')}
          </Button>
          <ButtonLink
            variant="secondary"
            icon={<Barcode size={16} aria-hidden />}
            to={labelsAddress(rows.map(({ id }) => id))}
          >
            {t('admin.labels.printSelected')}
          </ButtonLink>
          {actions.map((action) => {
            const Icon = ICONS[action];
            return (
              <Button
                key={action}
                variant={action === 'delete' ? 'danger' : 'secondary'}
                icon={<Icon size={16} aria-hidden />}
                onClick={() => setAsked(action)}
              >
                {t(`admin.bulk.action.${action}`)}
              </Button>
            );
          })}
        </Bar>
      )}
      {asked && (
        <ConfirmDialog
          open
          danger={asked === 'delete'}
          title={t(`admin.bulk.ask.${asked}`, { count })}
          message={t(`admin.bulk.means.${asked}`)}
          confirmLabel={t(`admin.bulk.action.${asked}`)}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            run(asked, rows);
          }}
        />
      )}
      {isTagging && (
        <TagsDialog products={rows} onDone={selection.clear} onClose={() => setTagging(false)} />
      )}
    </Place>
  );
}
