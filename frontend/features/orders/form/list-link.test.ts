import { describe, expect, test } from '@jest/globals';
import { addedLists, listHash, listInHash } from './list-link.ts';

describe('a list in a link', () => {
  test('arrives as it was sent', () => {
    const list = { 'SP-01': 3, 'RK-10': 9_999 };
    expect(listHash(list)).toBe('#list=SP-01_3.RK-10_9999');
    expect(listInHash(listHash(list))).toEqual(list);
  });

  test('other addresses carry none', () => {
    for (const hash of ['', '#', '#review', '#list=', '#list=__..', 'list=SP-01_3']) {
      expect(listInHash(hash)).toBeNull();
    }
  });

  test('what cannot be ordered is left out', () => {
    expect(listInHash('#list=SP-01_3.sp-02_1.SP-03_0.SP-04_-1.SP-05_1.5.<b>_2.SP-06_10000.SP-07_x')).toEqual({
      'SP-01': 3,
      'SP-05': 1,
    });
  });

  test('added to a list of one’s own, both are wanted', () => {
    expect(addedLists({ A1: 2, A2: 9_990 }, { A2: 20, A3: 1 })).toEqual({ A1: 2, A2: 9_999, A3: 1 });
  });
});
