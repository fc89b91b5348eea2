import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { slugOf } from '@shop/contracts/rules/catalogue/slug';
import sharp from 'sharp';
import { encodePicture } from './encode-pictures.ts';
import { readPictureManifest, type PictureManifest } from './pictures.ts';
import { readPriceList, type DemoProduct } from './price-list.ts';

const demo = join(import.meta.dirname, '../../demo');
let manifest: PictureManifest;
let products: DemoProduct[];
let keys: string[];
beforeAll(async () => {
  manifest = await readPictureManifest(demo);
  products = await readPriceList(demo);
  keys = manifest.pictures.map(({ key }) => key);
});

const files = readdirSync(join(demo, 'pictures'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);

const folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Encodes a file of demo/pictures and reads the results by their names. */
async function encoded(svg: string, widths?: Parameters<typeof encodePicture>[2]) {
  const target = join(folder, svg);
  await encodePicture(join(demo, 'pictures', svg), target, widths);
  return new Map(readdirSync(target).map((name) => [name, readFileSync(join(target, name))]));
}

test('every product of the price list has a picture, and no other code has one', () => {
  expect(products).toHaveLength(136);
  expect(Object.keys(manifest.products).toSorted()).toEqual(products.map(({ code }) => code).toSorted());
  expect(Object.values(manifest.products).filter((key) => !keys.includes(key))).toEqual([]);
});

test('every category has a picture', () => {
  const slugs = new Set(products.map(({ category }) => slugOf(category)));
  expect(slugs.size).toBe(14);
  expect(Object.keys(manifest.categories).toSorted()).toEqual([...slugs].toSorted());
  expect(Object.values(manifest.categories).filter((key) => !keys.includes(key))).toEqual([]);
});

test('every picture has its own key and is the picture of a product', () => {
  expect(new Set(keys).size).toBe(keys.length);
  const used = new Set(Object.values(manifest.products));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test('every picture has its file, and every file is used', () => {
  expect(files.toSorted()).toEqual([...new Set(manifest.pictures.map(({ svg }) => svg))].toSorted());
});

test('every file can be encoded', async () => {
  for (const svg of files) {
    for (const [name, file] of await encoded(svg, [96])) {
      const { format, width, height } = await sharp(file).metadata();
      const { entropy } = await sharp(file).stats();
      // One flat area, as an SVG without its shapes gives, has an entropy of 0.
      expect({ svg, name, format, width, height, isFlat: entropy < 1 }).toEqual({
        svg,
        name,
        format: name === '96.avif' ? 'heif' : 'webp',
        width: 96,
        height: 96,
        isFlat: false,
      });
      expect(file.length).toBeLessThan(2_500);
    }
  }
});

/** The plainest, and the two with the largest encoded files. */
test.each(['king-bomb.svg', 'shots-240.svg', 'ground-chakkar-ashoka.svg'])(
  '%s is encoded in every width and both formats, small enough for a slow network',
  async (svg) => {
    const made = await encoded(svg);
    const largest = { 96: 2_500, 240: 6_500, 480: 14_000, 960: 24_000 };
    expect(made.size).toBe(8);
    for (const [width, most] of Object.entries(largest)) {
      for (const format of ['avif', 'webp']) {
        const file = made.get(`${width}.${format}`) ?? Buffer.of();
        const read = await sharp(file).metadata();
        expect(read).toMatchObject({ width: Number(width), height: Number(width) });
        expect(read.format).toBe(format === 'avif' ? 'heif' : 'webp');
        expect(file.length).toBeLessThan(most);
      }
    }
  },
);
