// Encodes the demonstration's SVG files into `demo/encoded`, from where `seed` takes them. `npm start` runs it once.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { PICTURE_SIZE, PICTURE_WIDTHS } from './pictures.ts';

/** Small pictures keep more of their edges. Large ones are flat enough to be compressed more. */
const QUALITY: Record<(typeof PICTURE_WIDTHS)[number], { avif: number; webp: number }> = {
  96: { avif: 52, webp: 56 },
  240: { avif: 44, webp: 44 },
  480: { avif: 36, webp: 30 },
  // The zoom of a product's page shows its edges.
  960: { avif: 26, webp: 28 },
};
/** Little effort: the usual effort takes five times as long and saves a sixth of the bytes. */
const EFFORT = { avif: 1, webp: 2 };
/** Dots per inch at which an SVG of 480 units is rendered at 960 pixels. */
const DENSITY = 144;

/** Writes an SVG file as `<width>.avif` and `<width>.webp` into a new folder. */
export async function encodePicture(
  svg: string,
  folder: string,
  widths: readonly (typeof PICTURE_WIDTHS)[number][] = PICTURE_WIDTHS,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { data, info } = await sharp(svg, { density: DENSITY })
    .resize(PICTURE_SIZE, PICTURE_SIZE)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of widths) {
    const picture = sharp(data, { raw: info }).resize(width, width);
    const { avif, webp } = QUALITY[width];
    const file = join(folder, String(width));
    await picture.clone().avif({ quality: avif, effort: EFFORT.avif }).toFile(`${file}.avif`);
    await picture
      .clone()
      .webp({ quality: webp, effort: EFFORT.webp, preset: 'drawing' })
      .toFile(`${file}.webp`);
  }
}

/** Encodes all SVG files of a folder, one on each processor at a time. */
async function encodePictures(from: string, to: string): Promise<void> {
  sharp.concurrency(1);
  await rm(to, { recursive: true, force: true });
  const waiting = (await readdir(from)).filter((file) => file.endsWith('.svg'));
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      await encodePicture(join(from, file), join(to, parse(file).name));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

if (process.argv[1] === import.meta.filename) {
  const demo = join(import.meta.dirname, '../../demo');
  await encodePictures(join(demo, 'pictures'), join(demo, 'encoded'));
}
