import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { agal, glow } from './parts/agal.ts';
import { pine } from './parts/palette.ts';
import { circle, ellipse, placed, rect } from './parts/shapes.ts';
import { festiveNight } from './scene.ts';

const svg = (size: number, ...inner: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${inner.join('')}</svg>\n`;

/** The vector files of the frontend: they need no ground of their own, or bring it. */
export const vectors: Readonly<Record<string, string>> = {
  'logo.svg': svg(240, placed(120, 132, 0.95, agal())),
  'favicon.svg': svg(240, rect(0, 0, 240, 240, pine.base, 52), placed(120, 130, 0.84, agal())),
  'pictures/lamp.svg': svg(
    480,
    glow(325, 184, 152),
    ellipse(240, 398, 124, 17, 'rgba(22,31,27,.28)'),
    placed(240, 258, 1.2, agal()),
  ),
};

const touchIcon = svg(
  240,
  rect(0, 0, 240, 240, pine.base),
  circle(120, 120, 100, pine.raised),
  placed(120, 130, 0.74, agal()),
);

/** An .ico is a table of contents before ordinary PNG files. */
function icon(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, at) => {
    const entry = 6 + at * 16;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Logo, icons, the home page's night and the picture that links are shared with. */
export async function drawFrontend(folder: string): Promise<void> {
  await mkdir(`${folder}/pictures`, { recursive: true });
  for (const [file, text] of Object.entries(vectors)) await writeFile(`${folder}/${file}`, text);

  const favicon = Buffer.from(vectors['favicon.svg'] ?? '');
  const sizes = [16, 32, 48];
  const pngs = await Promise.all(
    sizes.map((size) => sharp(favicon, { density: 288 }).resize(size, size).png().toBuffer()),
  );
  await writeFile(`${folder}/favicon.ico`, icon(pngs.map((png, at) => ({ size: sizes[at] ?? 16, png }))));
  await sharp(Buffer.from(touchIcon), { density: 288 })
    .resize(180, 180)
    .png({ palette: true })
    .toFile(`${folder}/apple-touch-icon.png`);

  const night = await sharp(Buffer.from(festiveNight()), { density: 144 }).png().toBuffer();
  for (const width of [640, 1280]) {
    const picture = sharp(night).resize(width, (width * 9) / 16);
    await picture.clone().avif({ quality: 44, effort: 5 }).toFile(`${folder}/pictures/home-${width}.avif`);
    await picture
      .clone()
      .webp({ quality: 46, effort: 6, preset: 'drawing' })
      .toFile(`${folder}/pictures/home-${width}.webp`);
  }
  await sharp(Buffer.from(festiveNight(10, 672)), { density: 144 })
    .resize(1200, 630)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`${folder}/social.jpg`);
}
