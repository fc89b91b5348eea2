import { describe, expect, test } from '@jest/globals';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import { listOf, type ListCategory, type ListRow } from './list-rows.ts';
import { packedList, unpackedList } from './packed-list.ts';

const bare: ListRow = {
  code: 'RK-01',
  slug: 'baby-rocket',
  name: 'Baby Rocket',
  nameTa: null,
  unit: 'Box',
  content: null,
  mrpPaise: 30_000,
  netPaise: 6_000,
  available: false,
  maxQuantity: null,
  aliases: [],
  traits: [],
  picture: null,
};
const full: ListRow = {
  ...bare,
  code: 'OS-01',
  slug: 'kuruvi',
  name: '2¾" Kuruvi: <b>',
  nameTa: 'குருவி',
  content: '5 pcs',
  available: true,
  maxQuantity: 20,
  aliases: ['phuljhari', 'பூத்திரி'],
  traits: ['kid-safe', 'green'],
  picture: { key: 'os-01', width: 96 },
};

describe('the list as one text', () => {
  test('is the same list again', () => {
    const list: ListCategory[] = [
      { slug: 'one-sound', name: 'One Sound', nameTa: 'ஒற்றை வெடி', aliases: [], rows: [full, bare] },
      { slug: 'rockets', name: 'Rockets', nameTa: null, aliases: ['vaan vedi', 'வாணம்'], rows: [bare] },
    ];
    expect(unpackedList(packedList(list))).toEqual(list);
  });

  test('of nothing is nothing', () => {
    expect(unpackedList(packedList([]))).toEqual([]);
  });

  test('no name can pretend to be another row', () => {
    const [category] = unpackedList(
      packedList([
        { slug: 'a', name: 'A', nameTa: null, aliases: [], rows: [{ ...bare, name: 'Baby\n\tRocket' }] },
      ]),
    );
    expect(category?.rows).toEqual([{ ...bare, name: 'Baby Rocket' }]);
  });
});

test('a backend of before there were other names still has a list', () => {
  const product = { ...bare, tags: [], green: true, picture: null, aliases: undefined };
  const category = { slug: 'rockets', name: 'Rockets', nameTa: null, products: [product] };
  const older = { categories: [category] } as unknown as PriceListView;
  const [rockets] = unpackedList(packedList(listOf(older)));
  expect(rockets?.aliases).toEqual([]);
  expect(rockets?.rows).toEqual([{ ...bare, traits: ['green'] }]);
});
