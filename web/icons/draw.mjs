// Draws the icons of phones and of shared links from the shop's signs:
//   node web/icons/draw.mjs
import { readFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const INK = '#1f1b16';
const PAPER = '#faf7f2';
/** Phones cut a maskable icon to their own form: what matters stays inside the inner 80 %. */
const SAFE = 0.6;

const pictures = new URL('../public/', import.meta.url);
const icons = new URL('icons/', pictures);
await mkdir(icons, { recursive: true });
const sign = await readFile(new URL('favicon.svg', pictures));
const logo = await readFile(new URL('logo.svg', pictures));

await sharp(drawn(sign, 32)).png(smallest()).toFile(into(icons, 'favicon-32.png'));
for (const size of [192, 512]) {
  await sharp(drawn(sign, size))
    .png(smallest())
    .toFile(into(icons, `icon-${size}.png`));
}
// iOS rounds the corners itself and knows no transparency.
await onGround(drawn(sign, 180), 180, 180, INK, into(icons, 'apple-touch-icon.png'));
const inner = Math.round(512 * SAFE);
await onGround(drawn(sign, inner), 512, 512, INK, into(icons, 'icon-maskable-512.png'));
await onGround(drawn(logo, 420), 1200, 630, PAPER, into(pictures, 'shared.png'));

/** The drawing in pixels, made at that size and not enlarged. */
function drawn(svg, size) {
  const plain = svg
    .toString()
    .replace(/^<svg[^>]*>/, (root) => root.replace(/ (width|height)="\d+"/g, ''));
  return Buffer.from(plain.replace('<svg ', `<svg width="${size}" height="${size}" `));
}

function onGround(svg, width, height, background, file) {
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: svg }])
    .png(smallest())
    .toFile(file);
}

function smallest() {
  return { compressionLevel: 9, palette: true };
}

function into(folder, name) {
  return fileURLToPath(new URL(name, folder));
}
