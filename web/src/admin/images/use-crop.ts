import { useState } from 'react';
import { useUploadImageMutation } from '../../api/images.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CropBox } from './crop-box.ts';
import { outputSize } from './crop-size.ts';
import { drawJpeg, NO_CANVAS } from './draw.ts';

const FILE_NAME = 'cropped-image.jpg';
const NOT_CROPPED = 'Failed to crop image. Please try again.';
const NOT_UPLOADED = 'Failed to upload cropped image';
const NOT_SAVED = 'Failed to save cropped image. Please try again.';

/**
 * Cuts the box out of the picture and uploads it; answers with its address, or null. Toasts are for who
 * crops, what is reported for who looks into why.
 */
export function useCrop() {
  const { t } = useTranslation();
  const { fail } = useToast();
  const [uploadImage] = useUploadImageMutation();
  const [isSaving, setSaving] = useState(false);
  const say = (message: string) => fail({ status: 0, message }, t('errors.title'));

  const draw = async (image: HTMLImageElement, box: CropBox): Promise<Blob | null> => {
    try {
      return await drawJpeg(image, box, outputSize(box));
    } catch (error) {
      reportError(error);
      const isCanvas = error instanceof Error && error.message === NO_CANVAS;
      say(isCanvas ? NO_CANVAS : NOT_CROPPED);
      return null;
    }
  };
  const save = async (jpeg: Blob): Promise<string | null> => {
    try {
      const file = new File([jpeg], FILE_NAME, { type: jpeg.type });
      return await uploadImage({ file }).unwrap();
    } catch (cause) {
      reportError(new Error(NOT_UPLOADED, { cause }));
      say(NOT_SAVED);
      return null;
    }
  };
  const crop = async (image: HTMLImageElement, box: CropBox): Promise<string | null> => {
    setSaving(true);
    const jpeg = await draw(image, box);
    const url = jpeg && (await save(jpeg));
    setSaving(false);
    return url;
  };
  return { crop, isSaving, say };
}
