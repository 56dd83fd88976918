import { UPLOAD_FIELD } from '@dahab/catalog/contract/upload-limits.ts';
import { api } from './base.ts';
import { sessionEnded } from './ended-session.ts';
import { connectionFailed, connectionRestored } from './connection.ts';
import { isOutage, problemOf, unreachable } from './problem.ts';
import { sendForm } from './send-form.ts';

export interface ImageUpload {
  file: File;
  /** Called with the share that was sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

const imagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers with the picture's address. */
    uploadImage: build.mutation<string, ImageUpload>({
      queryFn: async ({ file, onProgress = () => undefined }, { dispatch, signal }) => {
        const form = new FormData();
        form.append(UPLOAD_FIELD, file, file.name);
        const { status, body } = await sendForm('/api/upload', form, { onProgress, signal });
        const url = status === 200 ? (body as { urls: string[] }).urls[0] : undefined;
        const problem = status === 0 ? unreachable() : problemOf(status, body, false);
        dispatch(isOutage(problem) ? connectionFailed(status) : connectionRestored());
        if (status === 401) dispatch(sessionEnded());
        return url === undefined ? { error: problem } : { data: url };
      },
    }),
    /** A picture's bytes, from this origin: only such may be drawn and read again. */
    fetchImage: build.query<Blob, string>({
      query: (url) => ({
        url: '/proxy-image',
        params: { url },
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      }),
      keepUnusedDataFor: 0,
      // Asked for again once its part of the shop is back; never while somebody works on it.
      providesTags: (_, error) => (error ? ['Product'] : []),
    }),
  }),
});

export const { useUploadImageMutation, useFetchImageQuery } = imagesApi;
