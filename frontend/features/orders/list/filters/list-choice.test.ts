import { expect, test } from '@jest/globals';
import type { ListCategory, ListFilter } from '../../form/list-rows.ts';
import { countOf, rowChooser, type ListChoice } from './list-choice.ts';

const row = (code: string, netPaise: number, traits: ListFilter[] = []) => ({
  code,
  slug: code,
  name: code,
  nameTa: null,
  unit: 'Box' as const,
  content: null,
  mrpPaise: netPaise,
  netPaise,
  available: true,
  maxQuantity: null,
  aliases: [],
  traits,
  picture: null,
});
const list: ListCategory[] = [
  {
    slug: 'sparklers',
    name: 'Sparklers',
    nameTa: null,
    aliases: [],
    rows: [row('SP-01', 5_000, ['green']), row('SP-02', 5_001)],
  },
  { slug: 'bombs', name: 'Bombs', nameTa: null, aliases: [], rows: [row('BO-01', 50_001, ['#Loud'])] },
];
const chosen = (choices: ListChoice[], mine = {}) => {
  const stays = rowChooser(choices, mine);
  return list.flatMap(({ slug, rows }) => rows.filter((each) => stays(each, slug)).map(({ code }) => code));
};

test('of kinds, and of prices, one is enough; of the rest each must be true', () => {
  expect(chosen(['kind sparklers', 'kind bombs', 'price 1', 'price 3'])).toEqual(['SP-02', 'BO-01']);
  expect(chosen(['kind sparklers', 'green'])).toEqual(['SP-01']);
  expect(chosen(['green', '#Loud'])).toEqual([]);
});

test('a rate of ₹50 is still in the lowest band', () => {
  expect(chosen(['price 0'])).toEqual(['SP-01']);
});

test('one’s own list is what has a quantity', () => {
  expect(chosen(['mine'], { 'SP-02': 2, 'BO-01': 0 })).toEqual(['SP-02']);
  expect(countOf('mine', [], list, { 'SP-02': 2 })).toBe(1);
});

test('a choice counts what is left with what else is chosen', () => {
  const all: ListCategory[] = [
    ...list,
    { slug: 'pots', name: 'Pots', nameTa: null, aliases: [], rows: [row('FP-01', 5_000, ['green'])] },
  ];
  const count = (choice: ListChoice, ...choices: ListChoice[]) => countOf(choice, choices, all, {});
  expect(count('green')).toBe(2);
  expect(count('green', 'kind sparklers')).toBe(1);
  expect(count('green', 'green', 'kind sparklers')).toBe(1);
  expect(count('#Loud', 'green')).toBe(0);
  // Another kind comes beside the chosen one, and another price beside the chosen ones.
  expect(count('kind pots', 'kind sparklers')).toBe(1);
  expect(count('kind sparklers', 'price 0')).toBe(1);
  expect(count('price 1', 'price 0', 'kind sparklers')).toBe(1);
  expect(count('price 3', 'kind sparklers')).toBe(0);
});
