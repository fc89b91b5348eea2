import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawProducts } from './draw-products.ts';
import { drawings } from './drawings.ts';
import { vectors } from './frontend-pictures.ts';
import { manifest, manifestFile } from './manifest.ts';

const demo = join(import.meta.dirname, '..');
const lines = readFileSync(join(demo, 'price-list.csv'), 'utf8').trim().split('\n').slice(1);
const drawn = manifest();
const keys = new Set(drawn.pictures.map(({ key }) => key));

describe('the pictures of the demonstration shop', () => {
  test('every line of the price list has a picture, and no other code has one', () => {
    const codes = lines.map((line) => line.slice(0, line.indexOf(',')));
    expect(codes).toHaveLength(136);
    expect(Object.keys(drawn.products).toSorted()).toEqual(codes.toSorted());
    expect(Object.values(drawn.products).filter((key) => !keys.has(key))).toEqual([]);
  });

  test('every category has a picture', () => {
    const slugs = new Set(
      lines.map((line) => (line.split(',')[1] ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')),
    );
    expect(slugs.size).toBe(14);
    expect(Object.keys(drawn.categories).toSorted()).toEqual([...slugs].toSorted());
    expect(Object.values(drawn.categories).filter((key) => !keys.has(key))).toEqual([]);
  });

  test('every drawing has its own key and is the picture of something', () => {
    expect(keys.size).toBe(drawn.pictures.length);
    const used = new Set(Object.values(drawn.products));
    expect([...keys].filter((key) => !used.has(key))).toEqual([]);
  });

  test('the committed files are those of the drawings as they are now', () => {
    expect(readFileSync(join(demo, 'pictures.json'), 'utf8')).toBe(manifestFile());
    for (const [file, svg] of Object.entries(vectors)) {
      const committed = readFileSync(join(demo, '../../frontend/public', file), 'utf8');
      expect({ file, svg: committed }).toEqual({ file, svg });
    }
  });
});

describe('drawing them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-pictures-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** The plainest, and the two that weigh most. */
  const sample = drawings.filter(({ key }) =>
    ['king-bomb', 'shots-240', 'ground-chakkar-ashoka'].includes(key),
  );

  test('makes every width in both formats, light enough for a slow network', async () => {
    await drawProducts(folder, sample);
    const heaviest: Record<number, number> = { 96: 2_500, 240: 6_500, 480: 14_000, 960: 24_000 };
    expect(readdirSync(folder)).toHaveLength(3);
    for (const { key } of sample) {
      for (const [width, most] of Object.entries(heaviest)) {
        for (const format of ['avif', 'webp']) {
          const file = readFileSync(join(folder, key, `${width}.${format}`));
          const read = await sharp(file).metadata();
          expect(read).toMatchObject({ width: Number(width), height: Number(width) });
          expect(read.format).toBe(format === 'avif' ? 'heif' : 'webp');
          expect(file.length).toBeLessThan(most);
        }
      }
    }
  });

  test('draws again what has changed only, and drops what is drawn no longer', async () => {
    const [first, second] = sample;
    if (!first || !second) throw new Error('nothing to draw');
    const untouched = () => statSync(join(folder, first.key, '960.webp')).mtimeMs;
    const before = untouched();
    const old = readFileSync(join(folder, second.key, '96.webp'));
    await drawProducts(folder, [first, { ...second, svg: first.svg }]);
    expect(readdirSync(folder).toSorted()).toEqual([first.key, second.key].toSorted());
    expect(untouched()).toBe(before);
    expect(readFileSync(join(folder, second.key, '96.webp')).equals(old)).toBe(false);
  });

  test('draws again what somebody removed', async () => {
    const [first] = sample;
    if (!first) throw new Error('nothing to draw');
    rmSync(join(folder, first.key, '96.webp'));
    await drawProducts(folder, [first]);
    expect(readdirSync(join(folder, first.key))).toContain('96.webp');
  });
});
