import { describe, expect, test } from '@jest/globals';
import { isRight, messagesIn, readingsOf, shown } from './fixture/truths.ts';
import { isSure } from './pasted-list.ts';

describe.each(['messages.txt', 'messages-unseen.txt'])('%s', (file) => {
  const readings = readingsOf(messagesIn(file));
  const meant = readings.filter(({ truth }) => truth);

  test('no line that is wrong is taken as sure', () => {
    const wrong = readings.filter(({ row, truth }) => row && isSure(row) && !(truth && isRight(row, truth)));
    expect(wrong.map(shown)).toEqual([]);
  });

  test('nor goods that are other than those that were named, whatever is in doubt of their count', () => {
    const wrong = readings.filter(({ row, truth }) => {
      if (row?.kind !== 'code' && row?.kind !== 'name') return false;
      return truth && !isRight({ ...row, count: truth.count }, truth);
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  test('of all lines at least 80 % are right at first', () => {
    const right = meant.filter(({ row, truth }) => truth && isRight(row, truth));
    expect(right.length / meant.length).toBeGreaterThanOrEqual(0.8);
  });
});
