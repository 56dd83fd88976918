import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUploadImageMutation } from '../../api/images.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useAppSelector } from '../../app/store.ts';
import { useToast } from '../../app/use-toast.ts';
import { inLanes } from '../../api/in-lanes.ts';
import { uploadFailure } from './upload-failure.ts';

/** At once: more would only slow each other down. */
const LANES = 3;

export interface Upload {
  id: number;
  file: File;
  /** 0 to 1. */
  share: number;
  /** Why it failed; then it waits to be tried again or given up. */
  failure: ApiProblem | null;
}

/**
 * Uploads files, each with its progress. `onUploaded` is called once for all that arrived, in the
 * order in which they were chosen. What failed stays in `uploads`; leaving breaks off the rest.
 */
export function useUploads(onUploaded: (urls: string[]) => void) {
  const { fail } = useToast();
  const [uploadImage] = useUploadImageMutation();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastId = useRef(0);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const note = (id: number, change: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  };
  const giveUp = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  const send = async ({ id, file }: Upload): Promise<string | null> => {
    const { signal } = leaving.current;
    if (signal.aborted) return null;
    const call = uploadImage({ file, onProgress: (share) => note(id, { share }) });
    const abort = () => call.abort();
    signal.addEventListener('abort', abort);
    try {
      return await call.unwrap();
    } catch (error) {
      if (signal.aborted) return null;
      const failure = uploadFailure(error);
      note(id, { failure });
      fail(failure);
      return null;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };

  const run = async (started: readonly Upload[]) => {
    const urls = await inLanes(started, LANES, send);
    if (leaving.current.signal.aborted) return;
    const arrived = new Set(started.filter((_, index) => urls[index]));
    setUploads((all) => all.filter((one) => ![...arrived].some(({ id }) => id === one.id)));
    const found = urls.filter((url) => url !== null);
    if (found.length > 0) onUploaded(found);
  };

  const upload = (files: readonly File[]) => {
    const started = files.map((file) => ({
      id: (lastId.current += 1),
      file,
      share: 0,
      failure: null,
    }));
    setUploads((all) => [...all, ...started]);
    void run(started);
  };

  const again = (failed: Upload) => {
    note(failed.id, { share: 0, failure: null });
    void run([failed]);
  };

  // What was refused for want of a session goes on by itself.
  const timesResumed = useAppSelector((state) => state.endedSession.timesResumed);
  const goOn = useEffectEvent(() => {
    uploads.filter(({ failure }) => failure?.status === 401).forEach(again);
  });
  useEffect(() => {
    if (timesResumed > 0) goOn();
  }, [timesResumed]);

  return {
    uploads,
    isUploading: uploads.some(({ failure }) => failure === null),
    upload,
    again,
    giveUp,
  };
}
