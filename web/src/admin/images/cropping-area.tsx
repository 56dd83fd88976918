import 'cropperjs/dist/cropper.css';
import type { default as Cropper } from 'cropperjs';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Cropper as ReactCropper, type ReactCropperElement } from 'react-cropper';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { withTouch } from '../../ui/media.ts';
import { boxAfterKey, type CropBox } from './crop-box.ts';
import { useSettledSize } from './use-settled-size.ts';

const Area = styled.div`
  direction: ltr;
  border-radius: var(--radius-s);
  overflow: hidden;

  .cropper-view-box {
    outline-color: var(--accent-bright);
  }

  .cropper-line,
  .cropper-point {
    background-color: var(--accent-bright);
  }

  .cropper-point,
  .cropper-point.point-se {
    inline-size: 9px;
    block-size: 9px;
    opacity: 0.9;

    ${withTouch} {
      inline-size: 18px;
      block-size: 18px;
    }
  }
`;

const Keys = styled.p`
  margin-block-start: var(--space-2);
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

/** CSS pixels; less where the window is low. */
const HEIGHT = { blockSize: 'min(600px, 52dvh)', inlineSize: '100%' };

const FIRST = { turn: 0, data: null };
export interface CroppingAreaProps {
  image: HTMLImageElement;
  ratio: number;
  /** Null while nothing is marked. */
  onBox: (box: CropBox | null) => void;
}

/** A picture and the frame on it: moved and sized by pointer, by touch or by keys. */
export function CroppingArea({ image, ratio, onBox }: CroppingAreaProps) {
  const { t } = useTranslation();
  const keysId = useId();
  const area = useRef<HTMLDivElement>(null);
  const element = useRef<ReactCropperElement>(null);
  const marked = useRef<CropBox | null>(null);
  const cropper = (): Cropper | undefined => element.current?.cropper;

  useEffect(() => {
    element.current?.cropper?.setAspectRatio(ratio);
  }, [ratio]);

  // It comes after its dialog has given the focus away.
  useEffect(() => area.current?.focus(), []);

  // In another size it is made anew, with the box where it was on the picture.
  const [shown, setShown] = useState<{ turn: number; data: CropBox | null }>(FIRST);
  useSettledSize(area, () =>
    setShown((before) => ({ turn: before.turn + 1, data: marked.current })),
  );

  const note = () => {
    marked.current = boxOf(cropper());
    onBox(marked.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const box = boxOf(cropper());
    const picture = { width: image.naturalWidth, height: image.naturalHeight };
    const next = box && boxAfterKey(box, event.nativeEvent, picture);
    if (!next) return;
    event.preventDefault();
    cropper()?.setData(next);
  };
  return (
    <div>
      <Area
        ref={area}
        role="application"
        tabIndex={0}
        aria-label={t('admin.images.cropArea')}
        aria-describedby={keysId}
        onKeyDown={onKeyDown}
      >
        <ReactCropper
          key={shown.turn}
          ref={element}
          src={image.src}
          alt=""
          style={HEIGHT}
          aspectRatio={ratio}
          viewMode={1}
          responsive={false}
          {...(shown.data && { data: shown.data })}
          autoCropArea={0.9}
          minCropBoxWidth={16}
          minCropBoxHeight={16}
          checkOrientation={false}
          checkCrossOrigin={false}
          toggleDragModeOnDblclick={false}
          ready={note}
          crop={note}
          cropend={note}
        />
      </Area>
      <Keys id={keysId}>{t('admin.images.cropKeys')}</Keys>
    </div>
  );
}

function boxOf(cropper: Cropper | undefined): CropBox | null {
  const data = cropper?.getData();
  if (!data || data.width < 1 || data.height < 1) return null;
  const { x, y, width, height } = data;
  return { x, y, width, height };
}
