/** The encodings that shop exports and Excel's "save as" come in, by iconv-lite's names. */
export const encodings = ['utf8', 'utf16le', 'utf16be', 'win1256'] as const;

export type Encoding = (typeof encodings)[number];

export interface EncodingDetector {
  /** Takes the file's next bytes. */
  read(chunk: Uint8Array): void;
  /** Of all that was read; null when it is no text. */
  encoding(): Encoding | null;
}

/** Within the headers, which are ASCII in exports. */
const HEAD_BYTES = 256;
/** Of the byte pairs there: far above chance, far below ASCII in UTF-16. */
const UTF16_SHARE = 0.3;

/**
 * By its mark when there is one; else UTF-16 when the headers' ASCII leaves every second byte zero;
 * else UTF-8 when all bytes are valid as such; else Windows-1256, in which any bytes are valid.
 */
export function createEncodingDetector(): EncodingDetector {
  let head: Uint8Array = new Uint8Array();
  let hasZero = false;
  const utf8 = createUtf8Check();
  return {
    read: (chunk) => {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      hasZero ||= chunk.includes(0);
      utf8.read(chunk);
    },
    encoding: () => {
      const wide = markedWide(head) ?? unmarkedWide(head);
      if (wide) return wide;
      if (hasZero) return null;
      return utf8.isValid() ? 'utf8' : 'win1256';
    },
  };
}

function markedWide(head: Uint8Array): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf16be';
  return null;
}

function unmarkedWide(head: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const enough = (head.length / 2) * UTF16_SHARE;
  if (odd > enough && even === 0) return 'utf16le';
  if (even > enough && odd === 0) return 'utf16be';
  return null;
}

function createUtf8Check(): { read(chunk: Uint8Array): void; isValid(): boolean } {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let valid = true;
  const check = (decode: () => void): void => {
    if (!valid) return;
    try {
      decode();
    } catch {
      valid = false;
    }
  };
  return {
    read: (chunk) => check(() => decoder.decode(chunk, { stream: true })),
    isValid: () => {
      check(() => decoder.decode());
      return valid;
    },
  };
}
