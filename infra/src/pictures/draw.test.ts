import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { manifest, widths } from './draw.ts';
import { vectors } from './frontend-pictures.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const demo = `${root}backend/demo/`;
const lines = readFileSync(`${demo}price-list.csv`, 'utf8').trim().split('\n').slice(1);
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
    const committed: unknown = JSON.parse(readFileSync(`${demo}pictures/manifest.json`, 'utf8'));
    expect(committed).toEqual(drawn);
    for (const [file, svg] of Object.entries(vectors))
      expect({ file, svg: readFileSync(`${root}frontend/public/${file}`, 'utf8') }).toEqual({ file, svg });
  });

  test('every picture is there at every width in both formats, light enough for a slow network', () => {
    const heaviest: Record<number, number> = { 96: 2_500, 240: 6_500, 480: 14_000, 960: 24_000 };
    const wrong = drawn.pictures.flatMap(({ key }) =>
      widths.flatMap((width) =>
        ['avif', 'webp'].flatMap((format) => {
          const bytes = statSync(`${demo}pictures/${key}/${width}.${format}`).size;
          return bytes > 0 && bytes <= (heaviest[width] ?? 0) ? [] : [`${key}/${width}.${format}: ${bytes}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
