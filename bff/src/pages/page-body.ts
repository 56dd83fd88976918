import { etagOf } from '@dahab/chassis/http/etag.ts';
import { type Encoding, etagIn, pack, SMALLEST_PACKED_BYTES } from '../pack.ts';
import type { TightPages } from './tight-pages.ts';

/** A page as it goes out: packed and tagged once, to however many it is sent. */
export interface PageBody {
  readonly isPacked: boolean;
  etag(encoding: Encoding): string;
  as(encoding: Encoding): Promise<Buffer>;
}

/** `tightPages` is null for a page that is sent to one person only. */
export function createPageBody(html: string, tightPages: TightPages | null): PageBody {
  const body = Buffer.from(html);
  const etag = etagOf(html);
  const forms = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return {
    isPacked: body.length >= SMALLEST_PACKED_BYTES,
    etag: (encoding) => etagIn(encoding, etag),
    as: (encoding) => {
      const tight = encoding === 'br' ? tightPages?.find(etag, body) : undefined;
      if (tight) return Promise.resolve(tight);
      const made = forms.get(encoding);
      if (made || encoding === 'identity') return made ?? Promise.resolve(body);
      const form = pack(encoding, body);
      forms.set(encoding, form);
      return form;
    },
  };
}
