import { useEffect, useState } from 'react';
import { useFetchImageQuery } from '../../api/images.ts';
import { workableImage } from './workable-image.ts';

const NOT_FETCHED = 'Failed to fetch image through proxy';

export type Loading = { state: 'loading' } | { state: 'failed' };
export type WorkableImage = Loading | { state: 'ready'; image: HTMLImageElement };

/** A picture of ours or of another site, fetched through the shop and made ready for cropping. */
export function useWorkableImage(url: string, onFailed: () => void) {
  const { currentData: blob, error, isFetching, refetch } = useFetchImageQuery(url);
  const [made, setMade] = useState<WorkableImage>({ state: 'loading' });
  const isUnfetched = Boolean(error) && !isFetching;

  const show = async (picture: Blob, signal: AbortSignal) => {
    setMade({ state: 'loading' });
    const image = await workableImage(picture).catch((error: unknown) => {
      reportError(error);
      return null;
    });
    const forget = () => image && URL.revokeObjectURL(image.src);
    if (signal.aborted) return forget();
    signal.addEventListener('abort', forget);
    setMade(image ? { state: 'ready', image } : { state: 'failed' });
  };
  useEffect(() => {
    if (!blob) return;
    const work = new AbortController();
    void show(blob, work.signal);
    return () => work.abort();
  }, [blob]);

  const loaded: WorkableImage = isUnfetched ? { state: 'failed' } : made;
  const isFailed = loaded.state === 'failed';
  useEffect(() => {
    // The toast is for who crops, this for who looks into why.
    if (isUnfetched) reportError(new Error(NOT_FETCHED, { cause: error }));
    if (isFailed) onFailed();
    // Once for each failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFailed]);

  const retry = () => {
    setMade({ state: 'loading' });
    void refetch();
  };
  return { loaded: isFetching ? ({ state: 'loading' } as const) : loaded, retry };
}
