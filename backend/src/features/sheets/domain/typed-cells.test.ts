import { describe, expect, test } from '@jest/globals';
import { COLUMN_FIELDS } from '@shop/contracts/rules/catalogue/product-columns';
import { exportCell } from '../../../platform/printing/export-cell.ts';
import { CELL_READERS, Unreadable } from './typed-cells.ts';

describe('a tax', () => {
  test.each([
    [0, 0],
    [50, '0.5%'],
    [100, 1],
    [1_850, 18.5],
    [10_000, 100],
  ])('of %i basis points goes into a file as %s, and comes back', (basisPoints, cell) => {
    expect(exportCell(COLUMN_FIELDS.gst, basisPoints)).toBe(cell);
    expect(CELL_READERS.gst(String(cell))).toBe(basisPoints);
  });

  test('of more than all is none', () => {
    expect(CELL_READERS.gst('101')).toBeInstanceOf(Unreadable);
  });
});

test('a video that the form would refuse is refused', () => {
  expect(CELL_READERS.videoUrl('https://x')).toEqual(new Unreadable('no-web-address'));
  expect(CELL_READERS.videoUrl('https://video.example/1')).toBe('https://video.example/1');
});
