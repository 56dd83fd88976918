/** How a call is answered: its text, and where it is asked for, by `METHOD` and path. */
export type Respond = (method: string, path: string, body: string) => Promise<Response>;

/**
 * XMLHttpRequest as far as uploads use it, answered by `respond`. Of a form it sends the names of the
 * files; half of it is on its way before it waits for the answer.
 */
export function fakeRequests(respond: Respond): typeof XMLHttpRequest {
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    method = '';
    path = '';
    isAborted = false;

    open(method: string, path: string): void {
      this.method = method;
      this.path = path;
    }

    send(form: FormData): void {
      const progress = { lengthComputable: true, loaded: 1, total: 2 };
      this.upload.dispatchEvent(Object.assign(new Event('progress'), progress));
      void this.answer(linesOf(form));
    }

    async answer(body: string): Promise<void> {
      const response = await respond(this.method, this.path, body).catch(() => null);
      if (this.isAborted) return;
      this.status = response?.status ?? 0;
      this.responseText = (await response?.text()) ?? '';
      this.dispatchEvent(new Event('loadend'));
    }

    abort(): void {
      this.isAborted = true;
      this.dispatchEvent(new Event('loadend'));
    }
  }
  return FakeRequest as unknown as typeof XMLHttpRequest;
}

/** A form as `field=value` lines; of a file, its name. */
export function linesOf(form: FormData): string {
  const lines = [...form].map(
    ([field, value]) => `${field}=${typeof value === 'string' ? value : value.name}`,
  );
  return lines.join('\n');
}
