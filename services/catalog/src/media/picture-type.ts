export type PictureType = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** What the first bytes say a file is, whatever it is called; null when no picture for the web. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  const text = bytes.subarray(0, 12).toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.slice(4) === 'ftypavif') return 'avif';
  return null;
}
