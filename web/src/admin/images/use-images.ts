import { useLayoutEffect, useRef, useState } from 'react';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { moved } from '../lists/moved.ts';
import { replacedImage, withImages } from './image-order.ts';
import { useUploads } from './use-uploads.ts';

export interface ImagesOptions {
  images: readonly string[];
  onChange: (images: string[]) => void;
  /** A picture that arrives takes the place of the one before. */
  single: boolean;
}

/** What may be done to the images of a record. Uploads that arrive meet the images of that moment. */
export function useImages({ images, onChange, single }: ImagesOptions) {
  const { t } = useTranslation();
  const { notify } = useToast();
  const [said, setSaid] = useState('');
  const latest = useRef({ images, onChange });
  useLayoutEffect(() => {
    latest.current = { images, onChange };
  });

  const change = (next: string[]) => {
    latest.current.images = next;
    latest.current.onChange(next);
  };
  const uploads = useUploads((urls) => {
    change(single ? urls.slice(-1) : withImages(latest.current.images, urls));
  });

  const move = (from: number, to: number) => {
    change(moved(latest.current.images, from, to));
    setSaid(t('admin.images.moved', { index: to + 1, count: images.length }));
  };
  const remove = (index: number) => {
    const removed = latest.current.images[index];
    change(latest.current.images.toSpliced(index, 1));
    if (removed === undefined) return;
    const undo = () => change(latest.current.images.toSpliced(index, 0, removed));
    notify(t('admin.images.removed'), { undo });
  };
  const replace = (index: number, before: string, url: string) => {
    change(replacedImage(latest.current.images, index, before, url));
  };
  return { ...uploads, said, move, remove, replace };
}
