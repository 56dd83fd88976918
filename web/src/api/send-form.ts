export interface FormWatch {
  /** Called with the share that was sent, 0 to 1. */
  onProgress: (share: number) => void;
  /** Breaks the call off. */
  signal: AbortSignal;
}

/** The status of an answer and its JSON, if it is JSON; status 0: the shop could not be reached. */
export interface FormAnswer {
  status: number;
  body: unknown;
}

/** Posts a form, by XMLHttpRequest: fetch does not tell how much of it has been sent. */
export function sendForm(path: string, form: FormData, watch: FormWatch): Promise<FormAnswer> {
  const { onProgress, signal } = watch;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = () => resolve({ status: request.status, body: jsonOf(request.responseText) });
    request.open('POST', path);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('loadend', end);
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
