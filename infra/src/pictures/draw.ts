import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { categoryPictures, productPictures } from './catalogue.ts';
import { drawings } from './drawings.ts';
import { drawFrontend } from './frontend-pictures.ts';

export const widths = [96, 240, 480, 960] as const;

export interface Manifest {
  readonly pictures: readonly {
    readonly key: string;
    readonly alt: string;
    readonly width: 960;
    readonly height: 960;
    readonly widths: readonly number[];
    readonly svgHash: string;
  }[];
  readonly products: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<string, string>>;
}

/** What the committed manifest must say of the drawings as they are now. */
export function manifest(): Manifest {
  return {
    pictures: drawings.map(({ key, alt, svg }) => ({
      key,
      alt,
      width: 960,
      height: 960,
      widths,
      svgHash: createHash('sha256').update(svg).digest('hex').slice(0, 16),
    })),
    products: productPictures,
    categories: categoryPictures,
  };
}

/** Small pictures keep more of their edges; large ones are flat enough to be pressed harder. */
const quality: Record<(typeof widths)[number], { avif: number; webp: number }> = {
  96: { avif: 52, webp: 56 },
  240: { avif: 44, webp: 44 },
  480: { avif: 36, webp: 30 },
  960: { avif: 26, webp: 12 },
};

/** What was drawn last time, key to hash; nothing when there is no manifest to be read. */
function drawnBefore(folder: string): ReadonlyMap<string, string> {
  const file = `${folder}/manifest.json`;
  if (!existsSync(file)) return new Map();
  const before = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return new Map(before.pictures.map(({ key, svgHash }) => [key, svgHash]));
}

/** Draws what changed since the last time, or everything when the qualities above were changed. */
async function drawProducts(folder: string, everything: boolean): Promise<void> {
  sharp.concurrency(1);
  await mkdir(folder, { recursive: true });
  const now = manifest();
  const hashes = new Map(now.pictures.map(({ key, svgHash }) => [key, svgHash]));
  const before = everything ? new Map<string, string>() : drawnBefore(folder);
  const kept = new Set(drawings.map(({ key }) => key));
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !kept.has(entry.name))
      await rm(`${folder}/${entry.name}`, { recursive: true });
  for (const { key, svg } of drawings) {
    const files = widths.flatMap((width) => [`${key}/${width}.avif`, `${key}/${width}.webp`]);
    if (before.get(key) === hashes.get(key) && files.every((file) => existsSync(`${folder}/${file}`)))
      continue;
    await mkdir(`${folder}/${key}`, { recursive: true });
    // Drawn once at twice the size, so that the small ones are scaled from smooth edges.
    const large = await sharp(Buffer.from(svg), { density: 288 }).resize(1920, 1920).png().toBuffer();
    for (const width of widths) {
      const picture = sharp(large).resize(width, width);
      const { avif, webp } = quality[width];
      await picture.clone().avif({ quality: avif, effort: 4 }).toFile(`${folder}/${key}/${width}.avif`);
      await picture
        .clone()
        .webp({ quality: webp, effort: 6, preset: 'drawing' })
        .toFile(`${folder}/${key}/${width}.webp`);
    }
  }
  // The widths on one line each, as the formatter of the repository would have them.
  const text = JSON.stringify(now, null, 2).replaceAll(
    /\[\s+(\d[\d,\s]*?)\s+\]/g,
    (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`,
  );
  await writeFile(`${folder}/manifest.json`, `${text}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  await drawProducts(`${root}backend/demo/pictures`, process.argv.includes('--all'));
  await drawFrontend(`${root}frontend/public`);
}
