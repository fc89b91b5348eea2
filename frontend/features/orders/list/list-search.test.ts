import { describe, expect, test } from '@jest/globals';
import type { ListCategory, ListFilter, ListRow } from '../form/list-rows.ts';
import { findRows, listIndex } from './list-search.ts';

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
    slug: 'flower-pots',
    name: 'Flower Pots',
    nameTa: 'பூச்செடி',
    aliases: ['anar', 'புஸ்வாணம்'],
    rows: [row('FP-01', 'Flower Pots Small', 'பூச்செடி சிறியது')],
  },
  {
    slug: 'ground-chakkars',
    name: 'Ground Chakkars',
    nameTa: 'தரைச் சக்கரம்',
    aliases: [],
    rows: [row('GC-10', '4x4 Wheel', null, [], ['zameen chakkar', 'சங்குசக்கரம்'])],
  },
  {
    slug: 'sparklers',
    name: 'Sparklers',
    nameTa: null,
    aliases: [],
    rows: [
      row('SP-01', '7 cm Electric', 'சாதா ஸ்பார்க்லர்ஸ்', ['#With a grown-up', 'green']),
      row('SP-02', '7 cm Colour', null, ['#With a grown-up'], ['phuljhari', 'பூத்திரி']),
    ],
  },
  {
    slug: 'rockets',
    name: 'Rockets',
    nameTa: 'வாணங்கள்',
    aliases: [],
    rows: [row('RK-01', 'Baby Rocket', 'பேபி ராக்கெட்')],
  },
];
const found = (text: string, filters: ListFilter[] = []) => {
  const { found } = findRows(listIndex(list), text, filters);
  return found && [...found];
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
    expect(found('', ['#With a grown-up'])).toEqual(['SP-01', 'SP-02']);
    expect(found('', ['#With a grown-up', 'green'])).toEqual(['SP-01']);
    expect(found('colour', ['green'])).toEqual([]);
  });

  test('finds a whole category by its Tamil heading, also where a row says it otherwise', () => {
    expect(found('வாண')).toEqual(['RK-01']);
  });

  test.each([
    ['7cm', ['SP-01', 'SP-02']],
    ['7CM colour', ['SP-02']],
    ['sp 01', ['SP-01']],
    ['4x4', ['GC-10']],
  ])('%s: digits and letters are words of their own', (text, codes) => {
    expect(found(text)).toEqual(codes);
  });

  test.each([
    ['anar', 'FP-01'],
    ['புஸ்வாணம்', 'FP-01'],
    ['zameen chakkar', 'GC-10'],
  ])('%s: by the other names that people use', (text, code) => {
    expect(found(text)).toEqual([code]);
  });

  test.each([
    ['another letter', 'roxket', ['RK-01']],
    ['a letter missing', 'fower pot', ['FP-01']],
    ['a letter too many', 'rockket', ['RK-01']],
    ['two letters turned round', 'rcoket', ['RK-01']],
    ['two mistakes in a long word', 'sparklurz', ['SP-01', 'SP-02']],
    ['one in the beginning of a word', 'roxk', ['RK-01']],
    ['one in another name', 'zamen chakar', ['GC-10']],
    ['another of the Tamil sounds', 'புஸ்வானம்', ['FP-01']],
    ['a Tamil sign missing', 'ராக்கட்', ['RK-01']],
  ])('%s: %s', (_, text, codes) => {
    expect(found(text)).toEqual(codes);
  });

  test.each([
    ['two words written as one', 'flowerpot', 'FP-01'],
    ['one word written as two', 'phul jhari', 'SP-02'],
    ['both, and a letter wrong', 'flowarpot', 'FP-01'],
    ['most letters, as the site has it', 'chakri', 'GC-10'],
    ['two Tamil signs missing', 'பூசெடி', 'FP-01'],
  ])('%s: %s', (_, text, code) => {
    expect(found(text)).toEqual([code]);
  });

  test('what is right is never joined by what is like it, and short words must be right', () => {
    expect(found('colour')).toEqual(['SP-02']);
    expect(found('bat')).toEqual([]);
    expect(found('umbrella')).toEqual([]);
    expect(found('!?')).toBeNull();
  });

  test('says what else there is to say of what it found', () => {
    const kind = (text: string, filters: ListFilter[] = []) => findRows(listIndex(list), text, filters).kind;
    expect([kind('rocket'), kind(' '), kind('', ['green'])]).toEqual([null, null, null]);
    expect([kind('umbrella'), kind('colour', ['green'])]).toEqual(['nothing', 'nothing']);
    expect([kind('colour rocket'), found('colour rocket')]).toEqual(['closest', ['RK-01']]);
    expect([kind('1000 wala'), found('1000 wala')]).toEqual(['banned', []]);
  });

  test('green crackers are those with a certificate', () => {
    for (const text of ['green', 'green crackers']) expect(found(text)).toEqual(['SP-01']);
  });
});
