import { LARGEST_UPLOAD, MOST_UPLOADS } from '@dahab/catalog/contract/upload-limits.ts';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../app/lazy-part.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ACCEPTED_IMAGES, IMAGE_REFUSALS } from './image-rules.ts';
import { imageShapes, type ImageUse } from './image-uses.ts';
import { ImageTiles } from './image-tiles.tsx';
import { UploadList } from './upload-list.tsx';
import { useImages } from './use-images.ts';

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'), 'CropDialog');

const Group = styled.div`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
`;

const Label = styled.p`
  font-size: var(--text-s);
  font-weight: 600;
`;

export interface ImagesFieldProps {
  label: string;
  /** Addresses, the first one is the main picture. */
  value: readonly string[];
  onChange: (images: string[]) => void;
  /** One picture at most: a new one takes the place of the one before. */
  single?: boolean;
  hint?: string;
  /** The shop's sentence about this field, in the reader's language. */
  error?: string | undefined;
  /** What the pictures are for: they are shown, and cut, as the shop shows them. */
  use: ImageUse;
  /** Told while files are on their way: a form waits for them before it saves. */
  onBusy?: (busy: boolean) => void;
}

/**
 * The pictures of a record: uploaded by drop, choice or paste with progress for each file, put in
 * order by drag or buttons, cropped, deleted. It holds nothing itself: `value` are addresses that the
 * shop has answered with, `onChange` gets the whole new list, at the earliest when uploads arrived.
 * Problems are shown here and as the spec's toasts. For one picture there is `ImageField`.
 */
export function ImagesField(props: ImagesFieldProps) {
  const { label, value, onChange, single = false, hint, error, use, onBusy } = props;
  const { t } = useTranslation();
  const serverText = useServerText();
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [cropped, setCropped] = useState<{ index: number; url: string } | null>(null);
  const images = useImages({ images: value, onChange, single });
  const { isUploading } = images;
  useEffect(() => onBusy?.(isUploading), [isUploading, onBusy]);

  const remove = (index: number) => {
    images.remove(index);
    // What had the focus is gone: the area is what remains in any case.
    group.current?.focus();
  };
  const endCrop = () => {
    setCropped(null);
    // The cropped picture is another one: the button that had the focus went with the one before.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) group.current?.focus();
    });
  };
  const refusals = Object.fromEntries(
    Object.entries(IMAGE_REFUSALS).map(([code, sentence]) => [code, serverText(sentence)]),
  );
  return (
    <Group ref={group} role="group" tabIndex={-1} aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      {value.length > 0 && (
        <ImageTiles
          label={label}
          images={value}
          single={single}
          shape={imageShapes[use]}
          onMove={images.move}
          onCrop={(index) => setCropped({ index, url: value[index] ?? '' })}
          onRemove={remove}
        />
      )}
      <FileDrop
        label={single ? t('admin.images.dropOne') : t('admin.images.drop')}
        activeLabel={t('admin.images.dropHere')}
        busyLabel={t('admin.images.uploading')}
        hint={hint ?? t('admin.images.limits')}
        accept={ACCEPTED_IMAGES}
        maxFiles={single ? 1 : MOST_UPLOADS}
        maxSize={LARGEST_UPLOAD}
        refusals={refusals}
        error={error}
        busy={isUploading}
        onFiles={images.upload}
      />
      <UploadList uploads={images.uploads} onAgain={images.again} onGiveUp={images.giveUp} />
      <VisuallyHidden role="status">{images.said}</VisuallyHidden>
      {cropped !== null && (
        <Suspense>
          <CropDialog
            url={cropped.url}
            use={use}
            onCropped={(url) => images.replace(cropped.index, cropped.url, url)}
            onClose={endCrop}
          />
        </Suspense>
      )}
    </Group>
  );
}
