import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawings, type Drawing } from './drawings.ts';
import { WIDTHS } from './manifest.ts';

/** Small pictures keep more of their edges; large ones are flat enough to be pressed harder. */
const QUALITY: Record<(typeof WIDTHS)[number], { avif: number; webp: number }> = {
  96: { avif: 52, webp: 56 },
  240: { avif: 44, webp: 44 },
  480: { avif: 36, webp: 30 },
  // What the zoom shows of a picture: its edges are looked at.
  960: { avif: 26, webp: 28 },
};
/** Little effort: 124 pictures take 31 s of a processor. With the usual effort they take 160 s and lose a sixth. */
const EFFORT = { avif: 1, webp: 2 };

/** Draws what is missing, or changed since it was drawn; what is drawn no longer goes. */
export async function drawProducts(folder: string, wanted: readonly Drawing[] = drawings): Promise<void> {
  sharp.concurrency(1);
  await mkdir(folder, { recursive: true });
  const keys = new Set(wanted.map(({ key }) => key));
  for (const name of await readdir(folder))
    if (!keys.has(name)) await rm(join(folder, name), { recursive: true });
  const waiting = wanted.filter((each) => !isDrawn(folder, each));
  if (waiting.length > 0) process.stdout.write(`Drawing ${waiting.length} pictures …\n`);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await draw(folder, next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Written after a drawing's pictures: what they were made from. */
const stamp = (folder: string, key: string) => join(folder, key, '.drawn-from');

function madeFrom(svg: string): string {
  return createHash('sha256')
    .update(svg)
    .update(JSON.stringify([QUALITY, EFFORT]))
    .digest('hex');
}

/** A checkout of an older commit removes pictures that were committed then, and leaves the stamp. */
function isDrawn(folder: string, { key, svg }: Drawing): boolean {
  const files = WIDTHS.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  return (
    files.every((file) => existsSync(join(folder, key, file))) &&
    existsSync(stamp(folder, key)) &&
    readFileSync(stamp(folder, key), 'utf8') === madeFrom(svg)
  );
}

async function draw(folder: string, { key, svg }: Drawing): Promise<void> {
  await mkdir(join(folder, key), { recursive: true });
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .resize(960, 960)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of WIDTHS) {
    const picture = sharp(data, { raw: info }).resize(width, width);
    const { avif, webp } = QUALITY[width];
    const file = join(folder, key, String(width));
    await picture.clone().avif({ quality: avif, effort: EFFORT.avif }).toFile(`${file}.avif`);
    await picture
      .clone()
      .webp({ quality: webp, effort: EFFORT.webp, preset: 'drawing' })
      .toFile(`${file}.webp`);
  }
  await writeFile(stamp(folder, key), madeFrom(svg));
}
