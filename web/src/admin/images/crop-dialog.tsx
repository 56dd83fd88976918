import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { CropBox } from './crop-box.ts';
import { cropRatios, type CropRatio } from './crop-ratios.ts';
import { CroppingArea } from './cropping-area.tsx';
import { imageShapes, type ImageUse } from './image-uses.ts';
import { useCrop } from './use-crop.ts';
import { useWorkableImage } from './use-workable-image.ts';

const NOT_LOADED = 'Failed to load image for cropping. Please try again.';

const Ratios = styled(Chips)`
  margin-block-end: var(--space-4);
`;

const Waiting = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  block-size: min(600px, 52dvh);
`;

export interface CropDialogProps {
  url: string;
  use: ImageUse;
  /** The address of the cropped picture. */
  onCropped: (url: string) => void;
  onClose: () => void;
}

/** Loaded when it is first asked for: the cropper comes with it. */
export function CropDialog({ url, use, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<CropRatio>(imageShapes[use].crop);
  const [box, setBox] = useState<CropBox | null>(null);
  const { crop, isSaving, say } = useCrop();
  const { loaded, retry } = useWorkableImage(url, () => say(NOT_LOADED));
  const apply = async () => {
    if (loaded.state !== 'ready' || !box) return;
    const cropped = await crop(loaded.image, box);
    if (cropped === null) return;
    onCropped(cropped);
    onClose();
  };
  const leave = () => !isSaving && onClose();
  return (
    <Dialog
      open
      size="large"
      onClose={leave}
      title={t('admin.images.cropTitle')}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={leave}>
            {t('ui.cancel')}
          </Button>
          <Button
            disabled={loaded.state !== 'ready' || !box}
            pending={isSaving}
            onClick={() => void apply()}
          >
            {t('admin.images.applyCrop')}
          </Button>
        </>
      }
    >
      <Ratios role="group" aria-label={t('admin.images.ratio')}>
        {imageShapes[use].crops.map((name) => (
          <Chip key={name} pressed={name === chosen} onClick={() => setChosen(name)}>
            <bdi dir="ltr">{name}</bdi>
          </Chip>
        ))}
      </Ratios>
      {loaded.state === 'loading' && (
        <Waiting role="status">
          <Spinner size="2rem" />
          {t('admin.images.loading')}
        </Waiting>
      )}
      {loaded.state === 'failed' && (
        <EmptyState
          title={t('admin.images.loadFailed')}
          action={
            <Button variant="secondary" onClick={retry}>
              {t('ui.retry')}
            </Button>
          }
        />
      )}
      {loaded.state === 'ready' && (
        <CroppingArea image={loaded.image} ratio={cropRatios[chosen]} onBox={setBox} />
      )}
    </Dialog>
  );
}
