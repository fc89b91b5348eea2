import { expect, test } from '@jest/globals';
import { zoomMargin } from './zoom-margin.ts';

test('a zoomed picture keeps a margin that grows with the screen', () => {
  expect([360, 639, 640, 1023, 1024, 1535, 1536, 2560].map(zoomMargin)).toEqual([
    12, 12, 24, 24, 96, 96, 192, 192,
  ]);
});
