import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const CELL = 300;
const COLUMNS = 7;

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('contact-sheet.ts <pictures> <sheet>');
const names = (await readdir(from)).filter((name) => /-\d+\.(png|webp)$/.test(name)).toSorted();
const cells = await Promise.all(
  names.map(async (name, index) => ({
    input: await sharp(join(from, name)).resize(CELL, CELL, { fit: 'cover' }).png().toBuffer(),
    left: (index % COLUMNS) * CELL,
    top: Math.floor(index / COLUMNS) * CELL,
  })),
);
const height = Math.ceil(names.length / COLUMNS) * CELL;
await sharp({ create: { width: COLUMNS * CELL, height, channels: 3, background: 'white' } })
  .composite(cells)
  .jpeg({ quality: 85 })
  .toFile(to);
