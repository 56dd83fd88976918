import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aPicture } from './pictures.ts';

/** Stands in every place of a file where only metadata stands, and in what is behind a picture. */
export const SECRET = 'dahab-secret-place';

export interface Crafted {
  readonly name: string;
  readonly file: Buffer;
  /** Whether it must be refused, must be taken, or may be either. */
  readonly fate: 'refused' | 'taken' | 'either';
}

const jpeg = await aPicture(300, 200, { noise: true }).jpeg().toBuffer();
const png = await aPicture(60, 40).png().toBuffer();
const webp = await aPicture(60, 40).webp().toBuffer();
const photo = aPicture(40, 30).withExif({
  IFD0: { Copyright: SECRET, Artist: SECRET },
  IFD3: { GPSLatitude: '30/1 2/1 3/1', GPSLatitudeRef: 'N' },
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Behind the header of a PNG, which is 33 bytes long. */
function withChunk(type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);
}

/** A PNG that says it is so large. */
function claiming(width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(33)]);
}

/** A JPEG whose frame says it is so large. */
function jpegClaiming(side: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(side, frame + 5);
  copy.writeUInt16BE(side, frame + 7);
  return copy;
}

function jpegWithSegment(marker: number, text: string): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(text.length + 2);
  const segment = Buffer.concat([Buffer.from([0xff, marker]), size, Buffer.from(text, 'latin1')]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

function behind(file: Buffer, text: string): Buffer {
  return Buffer.concat([file, Buffer.from(text, 'latin1')]);
}

const script = `<script>alert("${SECRET}")</script>`;
const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${SECRET}</x:xmpmeta>`;
const frames = Buffer.alloc(40 * 90 * 3, 100);

const taken: readonly (readonly [string, Buffer])[] = [
  ['a JPEG with EXIF and a place', await photo.clone().jpeg().toBuffer()],
  ['a PNG with EXIF', await photo.clone().png().toBuffer()],
  ['a WebP with EXIF', await photo.clone().webp().toBuffer()],
  ['a JPEG with XMP', jpegWithSegment(0xe1, xmp)],
  ['a JPEG with a comment', jpegWithSegment(0xfe, script)],
  ['a PNG with a text', withChunk('tEXt', Buffer.from(`Comment\0${SECRET}`))],
  [
    'a PNG with a packed text',
    withChunk('zTXt', Buffer.concat([Buffer.from('C\0\0'), deflateSync(SECRET)])),
  ],
  ['a JPEG that is HTML too', behind(jpeg, script)],
  ['a PNG that is a ZIP too', behind(png, `PK\x03\x04${SECRET}PK\x05\x06${'\0'.repeat(18)}`)],
  ['a WebP that is JavaScript too', behind(webp, `*/=1;alert("${SECRET}")`)],
  ['a CMYK JPEG', await aPicture(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
  ['a 16-bit PNG', await aPicture(40, 30).toColourspace('rgb16').png().toBuffer()],
  ['a grey PNG', await aPicture(40, 30).toColourspace('b-w').png().toBuffer()],
  ['an interlaced PNG', await aPicture(40, 30).png({ progressive: true }).toBuffer()],
  ['a progressive JPEG', await aPicture(40, 30).jpeg({ progressive: true }).toBuffer()],
  ['a JPEG in other colours', await aPicture(40, 30).withIccProfile('p3').jpeg().toBuffer()],
  ['a PNG of one pixel', await aPicture(1, 1).png().toBuffer()],
  ['a PNG like a thread', await aPicture(20_000, 1).png().toBuffer()],
  [
    'an animated WebP',
    await sharp(frames, { raw: { width: 40, height: 90, channels: 3, pageHeight: 30 } })
      .webp({ loop: 0 })
      .toBuffer(),
  ],
];

const refused: readonly (readonly [string, Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  ['an SVG behind an XML line', Buffer.from(`<?xml version="1.0"?><svg>${script}</svg>`)],
  ['HTML', Buffer.from(`<!doctype html>${script}`)],
  ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
  ['a ZIP', Buffer.from('PK\x03\x04', 'latin1')],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
  ['a GIF', await aPicture(4, 4).gif().toBuffer()],
  ['a GIF that is JavaScript too', Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`)],
  ['a TIFF', await aPicture(4, 4).tiff().toBuffer()],
  ['an AVIF', await aPicture(16, 16).avif({ effort: 0 }).toBuffer()],
  ['a bitmap', Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0', 'latin1')],
  ['an icon', Buffer.from('\0\0\x01\0\x01\0', 'latin1')],
  ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['the beginning of a WebP', Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
  ['half a PNG', png.subarray(0, 60)],
  ['half a WebP', webp.subarray(0, webp.length / 2)],
  ['a PNG without its header', Buffer.concat([png.subarray(0, 8), png.subarray(33)])],
  ['a PNG of 65,535 by 65,535', claiming(65_535, 65_535)],
  ['a PNG of two thousand million by one', claiming(2 ** 31 - 1, 1)],
  ['a PNG of no width', claiming(0, 40)],
  ['a PNG larger than its content', claiming(5_000, 5_000)],
  ['a JPEG of 65,500 by 65,500', jpegClaiming(65_500)],
];

const either: readonly (readonly [string, Buffer])[] = [
  ['a JPEG without its end', jpeg.subarray(0, -2)],
  ['a PNG without its end', png.subarray(0, -12)],
  [
    'a PNG with fifty megabytes of packed text',
    withChunk('zTXt', Buffer.concat([Buffer.from('C\0\0'), deflateSync(Buffer.alloc(50_000_000))])),
  ],
  [
    'a PNG with fifty megabytes of packed colours',
    withChunk('iCCP', Buffer.concat([Buffer.from('C\0\0'), deflateSync(Buffer.alloc(50_000_000))])),
  ],
  ['a PNG with a wrong checksum', Buffer.from(png).fill(0, 30, 33)],
  ['two JPEGs in one', Buffer.concat([jpeg, jpeg])],
];

export const craftedImages: readonly Crafted[] = [
  ...taken.map(([name, file]) => ({ name, file, fate: 'taken' as const })),
  ...refused.map(([name, file]) => ({ name, file, fate: 'refused' as const })),
  ...either.map(([name, file]) => ({ name, file, fate: 'either' as const })),
];

/** A whole picture, and what a fault on its way, or malice, makes of it; endless. */
export function* mutatedImages(random: () => number): Generator<Buffer> {
  const whole = taken.map(([, file]) => file);
  const below = (limit: number): number => Math.floor(random() * limit);
  for (;;) {
    let file: Buffer = whole[below(whole.length)] as Buffer;
    for (let faults = 1 + below(4); faults > 0; faults -= 1) file = mutate(file, below);
    yield file;
  }
}

function mutate(file: Buffer, below: (limit: number) => number): Buffer {
  const place = below(file.length);
  const end = Math.min(file.length, place + below(64));
  const overwritten = (from: number, to: number, byte: number): Buffer =>
    Buffer.from(file).fill(byte, Math.min(from, to), Math.max(from, to));
  const faults: readonly (() => Buffer)[] = [
    () => overwritten(place, place + 1, below(256)),
    () => overwritten(place, end, below(2) * 255),
    () => file.subarray(0, Math.max(place, 12)),
    () => Buffer.concat([file.subarray(0, place), file.subarray(end)]),
    () => Buffer.concat([file.subarray(0, end), file.subarray(place)]),
    // Where headers stand, a byte says how large something is.
    () => overwritten(Math.min(place, below(56)), Math.min(file.length, below(56)), below(256)),
  ];
  return (faults[below(faults.length)] ?? (() => file))();
}
