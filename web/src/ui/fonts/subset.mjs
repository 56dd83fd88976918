// Cuts the whole faces down to what the shop is written with today:
//   npm install --no-save subset-font@2.9.0 @expo-google-fonts/amiri@0.4.1 \
//     @expo-google-fonts/ibm-plex-sans-arabic@0.4.2 && node web/src/ui/fonts/subset.mjs
// Digits, spaces and signs stand in the Arabic files: an Arabic page is never without them, and would
// fetch a Latin file for each space. Rarer signs come from the reader's own fonts.
// The face of headings is what the largest picture of a page shares its way with: what headings
// seldom hold stands in a file of its own.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const packages = fileURLToPath(
  new URL('../../../../node_modules/@expo-google-fonts/', import.meta.url),
);

const arabic = [
  '\u060c\u0670',
  ...range(0x61b, 0x61f),
  ...range(0x621, 0x63a),
  ...range(0x640, 0x652),
  ...range(0x660, 0x66c),
  ...range(0x200c, 0x200f),
].join('');
const persian = '\u0671پچژگڤکی'.concat(...range(0x6f0, 0x6f9));
const signs = '\u00a0«»“”‘’…–—−·×°©•!"%\'()+,-./:;?'.concat(' ', ...range(0x30, 0x39));
const rareSigns = '#$&*<=>@[]_|÷';
const letters = [...range(0x41, 0x5a), ...range(0x61, 0x7a)].join('');
const accented = range(0xc0, 0xff).join('');

const plex400 = 'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf';
const plex600 = 'ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf';
const amiri = 'amiri/400Regular/Amiri_400Regular.ttf';
const running = arabic + persian + signs + rareSigns + letters;
const faces = [
  ['plex-400', plex400, running],
  ['plex-600', plex600, running],
  ['plex-accented-400', plex400, accented],
  ['plex-accented-600', plex600, accented],
  ['amiri-arabic', amiri, arabic + signs],
  ['amiri-latin', amiri, letters + accented + rareSigns],
  ['amiri-persian', amiri, persian],
];

/**
 * Amiri's list of drawn-together pairs, which is a third of it, and of these the ones that words of a
 * jeweller's headings are made of: غوايش، تسجيل، خاتم، حلق، جرام، مجموعات، الملف، لا.
 */
const PAIRS = { lookup: 140, kept: [19, 20, 21, 29, 30, 31, 36, 37, 48, 49] };
/** Refinements that one word in two hundred shows, if any. */
const UNUSED = new Set([13, 18, 27, 63, 66, 73, 132, 134, 136, 138, 139, 152, 159, 174, 175, 184]);

/** What joined letters, their marks and their spacing need; ornamental variants are left out. */
const keepFeatures = 'init medi fina isol rlig calt liga ccmp locl mark mkmk kern curs'.split(' ');

for (const [name, file, text] of faces) {
  const whole = await readFile(packages + file);
  if (file === amiri) shortenRules(whole);
  // Screens are sharp enough to do without hints, and most systems ignore them.
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
  });
  await writeFile(new URL(`${name}.woff2`, import.meta.url), cut);
  process.stdout.write(`${name}: ${cut.length} bytes\n`);
}

/** Lists of rules are shortened where they stand; each rule is whole by itself. */
function shortenRules(font) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const gsub = tables.find((at) => font.toString('latin1', at, at + 4) === 'GSUB');
  const start = font.readUInt32BE(gsub + 8);
  const features = start + font.readUInt16BE(start + 6);
  for (const [i] of listAt(font, features, 6).entries()) {
    const record = features + 2 + 6 * i;
    if (font.toString('latin1', record, record + 4) !== 'rlig') continue;
    const list = features + font.readUInt16BE(record + 4) + 2;
    writeList(font, list, (lookup) => !UNUSED.has(lookup));
  }
  const lookups = start + font.readUInt16BE(start + 8);
  const pairs = lookups + font.readUInt16BE(lookups + 2 + 2 * PAIRS.lookup);
  writeList(font, pairs + 4, (_offset, rule) => PAIRS.kept.includes(rule));
}

function listAt(font, at, size = 2) {
  return Array.from({ length: font.readUInt16BE(at) }, (_, i) =>
    font.readUInt16BE(at + 2 + size * i),
  );
}

function writeList(font, at, isKept) {
  const kept = listAt(font, at).filter(isKept);
  [kept.length, ...kept].forEach((value, i) => font.writeUInt16BE(value, at + 2 * i));
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}
