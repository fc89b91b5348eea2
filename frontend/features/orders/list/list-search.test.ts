import { describe, expect, test } from '@jest/globals';
import type { ListCategory, ListFilter, ListRow } from '../form/list-rows.ts';
import { findRows, searchEntries } from './list-search.ts';

const row = (
  code: string,
  name: string,
  nameTa: string | null,
  traits: ListFilter[] = [],
  aliases: string[] = [],
): ListRow => ({
  code,
  slug: code.toLowerCase(),
  name,
  nameTa,
  unit: 'Box',
  content: null,
  mrpPaise: 6_500,
  netPaise: 1_300,
  available: true,
  maxQuantity: null,
  aliases,
  traits,
  picture: null,
});
const list: ListCategory[] = [
  {
    slug: 'sparklers',
    name: 'Sparklers',
    nameTa: null,
    rows: [
      row('SP-01', '7 cm Electric', 'சாதா ஸ்பார்க்லர்ஸ்', ['kid-safe', 'green']),
      row('SP-02', '7 cm Colour', null, ['kid-safe'], ['phuljhari', 'பூத்திரி']),
    ],
  },
  { slug: 'rockets', name: 'Rockets', nameTa: 'வாணங்கள்', rows: [row('RK-01', 'Baby Rocket', 'பேபி ராக்கெட்')] },
];
const found = (text: string, filters: ListFilter[] = []) => {
  const codes = findRows(searchEntries(list), text, filters);
  return codes && [...codes];
};

describe('finding in the list', () => {
  test('nothing asked shows everything', () => {
    expect(found('  ')).toBeNull();
  });

  test('by code with or without its hyphen, by English and Tamil name, by kind', () => {
    expect(found('sp02')).toEqual(['SP-02']);
    expect(found('ELECTRIC')).toEqual(['SP-01']);
    expect(found('ராக்கெட்')).toEqual(['RK-01']);
    expect(found('sparklers')).toEqual(['SP-01', 'SP-02']);
  });

  test('by another word for it, in either language', () => {
    expect(found('phulj')).toEqual(['SP-02']);
    expect(found('பூத்திரி')).toEqual(['SP-02']);
  });

  test('every word and every filter counts', () => {
    expect(found('7 colour')).toEqual(['SP-02']);
    expect(found('colour rocket')).toEqual([]);
    expect(found('', ['kid-safe'])).toEqual(['SP-01', 'SP-02']);
    expect(found('', ['kid-safe', 'green'])).toEqual(['SP-01']);
    expect(found('colour', ['green'])).toEqual([]);
  });

  test('finds a whole category by its Tamil heading, also where a row says it otherwise', () => {
    expect(found('வாண')).toEqual(['RK-01']);
  });
});
