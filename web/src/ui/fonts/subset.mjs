// Cuts the whole faces down to what the shop is written with today:
//   npm install --no-save subset-font@2.9.0 @expo-google-fonts/amiri@0.4.1 \
//     @expo-google-fonts/ibm-plex-sans-arabic@0.4.2 && node web/src/ui/fonts/subset.mjs
// Digits, spaces and signs stand in the Arabic files: an Arabic page is never without them, and would
// fetch a Latin file for each space. Rarer signs come from the reader's own fonts.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const packages = fileURLToPath(
  new URL('../../../../node_modules/@expo-google-fonts/', import.meta.url),
);

const arabic = [
  '\u060c\u0670\u0671پچژگڤکی',
  ...range(0x61b, 0x61f),
  ...range(0x621, 0x63a),
  ...range(0x640, 0x652),
  ...range(0x660, 0x66c),
  ...range(0x6f0, 0x6f9),
  ...range(0x200c, 0x200f),
].join('');
const signs = '\u00a0«»“”‘’…–—−·×÷°©•'.concat(...range(0x20, 0x40), '[]_|');
const letters = [...range(0x41, 0x5a), ...range(0x61, 0x7a)].join('');
const accented = range(0xc0, 0xff).join('');

const plex = 'ibm-plex-sans-arabic';
const faces = [
  ['plex-400', `${plex}/400Regular/IBMPlexSansArabic_400Regular.ttf`, arabic + signs + letters],
  ['plex-600', `${plex}/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf`, arabic + signs + letters],
  ['plex-accented-400', `${plex}/400Regular/IBMPlexSansArabic_400Regular.ttf`, accented],
  ['plex-accented-600', `${plex}/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf`, accented],
  ['amiri-arabic', 'amiri/400Regular/Amiri_400Regular.ttf', arabic + signs],
  ['amiri-latin', 'amiri/400Regular/Amiri_400Regular.ttf', letters + accented],
];

/** What joined letters, their marks and their spacing need; ornamental variants are left out. */
const keepFeatures = 'init medi fina isol rlig calt liga ccmp locl mark mkmk kern curs'.split(' ');

for (const [name, file, text] of faces) {
  const whole = await readFile(packages + file);
  // Screens are sharp enough to do without hints, and most systems ignore them.
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
  });
  await writeFile(new URL(`${name}.woff2`, import.meta.url), cut);
  process.stdout.write(`${name}: ${cut.length} bytes\n`);
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}
