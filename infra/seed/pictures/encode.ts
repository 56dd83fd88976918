import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Above it a picture is worth no more to the eye, below it gold begins to look like plastic. */
const BEST = 88;
const WORST = 60;
const STEP = 4;

const bytesAllowed = (name: string) => (name.startsWith('hero-') ? 120_000 : 60_000);

async function encode(from: string, to: string, name: string, quality = BEST): Promise<void> {
  const small = await sharp(join(from, name)).webp({ quality, effort: 6 }).toBuffer();
  if (small.length > bytesAllowed(name) && quality > WORST) {
    await encode(from, to, name, quality - STEP);
    return;
  }
  await writeFile(join(to, name.replace(/\.png$/, '.webp')), small);
}

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('encode.ts <rendered> <pictures>');
for (const name of await readdir(from)) {
  if (name.endsWith('.png')) await encode(from, to, name);
}
