import { type Encoding, encodings, etagIn, pack, SMALLEST_PACKED_BYTES } from '../pack.ts';

/** Headers, keys and what the engine adds. */
const BYTES_BESIDE_BODY = 4_000;

/** One form of an answer, ready to be written: header names and values in turn. */
export interface Representation {
  readonly headers: readonly string[];
  readonly notModifiedHeaders: readonly string[];
  readonly body: Buffer;
}

/** An answer as a service gave it, and packed for those who take that. */
export interface KeptAnswer {
  /** The path of its endpoint, as figures call it. */
  readonly route: string;
  /** Its strong tags: each form of it has one of its own. */
  readonly etags: readonly string[];
  /** What it takes at most in memory. */
  readonly bytes: number;
  readonly isPacked: boolean;
  /** At once when it has been made before. */
  as(encoding: Encoding): Representation | Promise<Representation>;
}

/**
 * `etag` as the service gave it; `headers` are those of every form, without length, tag and request.
 */
export function createKeptAnswer(given: {
  readonly route: string;
  readonly etag: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
}): KeptAnswer {
  const { route, body } = given;
  const isPacked = body.length >= SMALLEST_PACKED_BYTES;
  const etagOf = (encoding: Encoding): string => etagIn(encoding, given.etag);
  const shared = isPacked ? [...given.headers, 'Vary', 'Accept-Encoding'] : given.headers;
  const forms = new Map<Encoding, Representation | Promise<Representation>>();

  const represent = (encoding: Encoding, bytes: Buffer): Representation => {
    const headers = [...shared, 'ETag', etagOf(encoding)];
    const packing = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return {
      headers: [...headers, ...packing, 'Content-Length', String(bytes.length)],
      notModifiedHeaders: headers,
      body: bytes,
    };
  };
  const packed = async (encoding: 'br' | 'gzip'): Promise<Representation> => {
    const form = represent(encoding, await pack(encoding, body));
    forms.set(encoding, form);
    return form;
  };

  return {
    route,
    etags: encodings.map(etagOf),
    bytes: body.length * (isPacked ? encodings.length : 1) + BYTES_BESIDE_BODY,
    isPacked,
    as: (encoding) => {
      const made = forms.get(encoding);
      if (made) return made;
      const form = encoding === 'identity' ? represent(encoding, body) : packed(encoding);
      forms.set(encoding, form);
      return form;
    },
  };
}
