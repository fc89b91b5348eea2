import { describe, expect, test } from '@jest/globals';
import { catalogue, isRight, messages, readingsOf, shown } from './truths.ts';
import { isSure, readPasted } from '@shop/contracts/rules/catalogue/pasted/pasted-list';

describe('of sixty messages', () => {
  const readings = readingsOf(messages());
  const meant = readings.filter(({ truth }) => truth);

  test('no line that is wrong is taken as sure', () => {
    expect(messages()).toHaveLength(60);
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

  test('at least 80 % of the lines are right at first', () => {
    const right = meant.filter(({ row, truth }) => truth && isRight(row, truth));
    expect(right.length / meant.length).toBeGreaterThanOrEqual(0.8);
  });
});

describe('a doubt stays one', () => {
  test.each([
    ['codes after a comma', 'SP-01,02'],
    ['a range of codes', 'SP-01 to SP-05 2 each'],
    ['codes of which one has no number', 'SP-01 2 SP-02'],
    ['the code of one and the name of another', 'BM-02 hydro bomb 2'],
    ['a number that may be the price', 'sword 120'],
    ['a number beyond what people order', '500 Butterfly'],
    ['one free with it', 'Atom bomb 2 + 1 free'],
    ['a condition', 'Helicopter 2 if there is discount'],
    ['a question', 'Butterfly 2?'],
    ['two numbers', 'Flower pots big 1 2'],
    ['pieces of what is sold by the box', 'Butterfly 10 pcs'],
    ['hundreds', 'butterfly 2 hundred'],
    ['words beside a name', 'King star hotel 5'],
    ['numbers that may number the lines', '1 Butterfly\n2 Sword\n3 Helicopter'],
    ['what was cancelled before', 'please cancel these\nButterfly 2\nSword 1'],
  ])('%s', (_, text) => {
    expect(readPasted(text, catalogue).rows.filter(isSure)).toEqual([]);
  });

  test('said again: it may be instead of the first, or besides', () => {
    const { rows } = readPasted('Butterfly 2\nButterfly 3', catalogue);
    expect(rows.map(({ doubts }) => doubts)).toEqual([[], ['repeated']]);
  });
});
