// Cuts the packaged faces down to the letters that Arabic is written with today:
//   npm install --no-save subset-font@2.9.0 && node web/src/ui/fonts/subset.mjs
// Rarer signs (Quranic marks, other languages' letters) come from the reader's own fonts.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const packages = fileURLToPath(new URL('../../../../node_modules/@fontsource/', import.meta.url));

const arabic = [
  '\u060c\u0670\u0671پچژگڤکی',
  ...range(0x61b, 0x61f),
  ...range(0x621, 0x63a),
  ...range(0x640, 0x652),
  ...range(0x660, 0x66c),
  ...range(0x6f0, 0x6f9),
  ...range(0x200c, 0x200f),
].join('');

const faces = [
  ['amiri', 'amiri-arabic-400-normal'],
  ['ibm-plex-sans-arabic', 'ibm-plex-sans-arabic-arabic-400-normal'],
  ['ibm-plex-sans-arabic', 'ibm-plex-sans-arabic-arabic-600-normal'],
];

for (const [family, face] of faces) {
  const whole = await readFile(`${packages}${family}/files/${face}.woff2`);
  const cut = await subsetFont(whole, arabic, { targetFormat: 'woff2' });
  await writeFile(new URL(`${face}.woff2`, import.meta.url), cut);
  process.stdout.write(`${face}: ${whole.length} → ${cut.length} bytes\n`);
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}
