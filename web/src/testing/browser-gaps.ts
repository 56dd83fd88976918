import { linesOf } from './fake-request.ts';

/** An event of the window with what was reported as its detail. */
export const REPORTED = 'reported';

/** What browsers do and jsdom does not, done as far as tests need it. */
export function fillBrowserGaps(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button, input, a')?.focus();
  };
  dialog.close = function close() {
    this.open = false;
  };
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.scrollTo = () => undefined;
  // Not as an `error` event: Jest would take it for one that nobody caught.
  window.reportError = (error: unknown) => {
    window.dispatchEvent(new CustomEvent(REPORTED, { detail: error }));
  };
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.EventSource = SilentSource as unknown as typeof EventSource;
  globalThis.Request = RelativeRequest;
  globalThis.ResizeObserver = NoSizes;
  globalThis.IntersectionObserver = NoSizes as unknown as typeof IntersectionObserver;
}

/** A connection on which nothing is ever said. */
class SilentSource extends EventTarget {
  static CLOSED = 2;
  readyState = 0;
  close(): void {
    this.readyState = SilentSource.CLOSED;
  }
}

/** Nothing has a size, or comes into sight, where nothing is laid out. */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Node knows no page that an address could be relative to, and cannot read jsdom's forms. */
class RelativeRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, withPlainForm(init));
  }
}

/** A form as text, which Node can read. */
function withPlainForm(init?: RequestInit): RequestInit | undefined {
  return init?.body instanceof FormData ? { ...init, body: linesOf(init.body) } : init;
}
