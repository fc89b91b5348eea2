import { expect, test } from '@jest/globals';
import { linesThatDiffer } from './propose-form.tsx';

test('what is proposed is what differs: less, more, gone and new', () => {
  const present = [
    { code: 'A', quantity: 5 },
    { code: 'B', quantity: 2 },
    { code: 'C', quantity: 1 },
  ];
  const wanted = [
    { code: 'A', quantity: 3 },
    { code: 'B', quantity: 2 },
    { code: 'D', quantity: 4 },
  ];
  expect(linesThatDiffer(present, wanted)).toEqual([
    { code: 'A', quantity: 3 },
    { code: 'D', quantity: 4 },
    { code: 'C', quantity: 0 },
  ]);
  expect(linesThatDiffer(present, present)).toEqual([]);
});
