import { isAscii, isUtf8 } from 'node:buffer';

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
 * else UTF-8 when its bytes are that, but for a few that something has cut or damaged; else
 * Windows-1256, in which any bytes are valid.
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
      return isMarkedUtf8(head) || utf8.isLikely() ? 'utf8' : 'win1256';
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

function isMarkedUtf8([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/** Of the characters beyond ASCII: letters of Windows-1256 are hardly ever one of UTF-8 by chance. */
const WHOLE_FOR_EACH_BROKEN = 20;

interface Utf8Check {
  read(chunk: Uint8Array): void;
  isLikely(): boolean;
}

/** Goes through a chunk byte by byte only when something in it is broken. */
function createUtf8Check(): Utf8Check {
  let [whole, broken] = [0, 0];
  let rest: Uint8Array = new Uint8Array();
  return {
    read: (chunk) => {
      if (broken > MOST_BROKEN) return;
      const bytes = Buffer.concat([rest, chunk]);
      const end = endOfWhole(bytes);
      rest = bytes.subarray(end);
      const counted = charactersOf(bytes.subarray(0, end));
      whole += counted.whole;
      broken += counted.broken;
    },
    isLikely: () => whole >= (broken + Math.sign(rest.length)) * WHOLE_FOR_EACH_BROKEN,
  };
}

/** More, and nothing that follows can make it UTF-8 that is worth reading. */
const MOST_BROKEN = 10_000;

/** Of more than a byte; in a chunk without a broken one at least so many are whole. */
function charactersOf(bytes: Uint8Array): { whole: number; broken: number } {
  if (isUtf8(bytes)) return { whole: isAscii(bytes) ? 0 : 1, broken: 0 };
  let [whole, broken, awaited] = [0, 0, 0];
  for (const byte of bytes) {
    if (awaited > 0 && isFollower(byte)) {
      awaited -= 1;
      if (awaited === 0) whole += 1;
      continue;
    }
    if (awaited > 0) broken += 1;
    awaited = followersOf(byte);
    if (byte >= 0x80 && awaited === 0) broken += 1;
  }
  return { whole, broken: broken + Math.sign(awaited) };
}

/** Where a character begins that goes on in the next chunk; else the end. */
function endOfWhole(bytes: Uint8Array): number {
  const { length } = bytes;
  for (let back = 1; back <= Math.min(3, length); back += 1) {
    const byte = bytes[length - back] ?? 0;
    if (!isFollower(byte)) return followersOf(byte) >= back ? length - back : length;
  }
  return length;
}

function isFollower(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

/** How many bytes follow the first one of a character; 0 when no longer one begins so. */
function followersOf(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
}
