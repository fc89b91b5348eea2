import { describe, expect, test } from '@jest/globals';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import { filtersOf, listOf, type ListCategory, type ListFilter, type ListRow } from './list-rows.ts';
import { packedList, packedView, unpackedList, unpackedView } from './packed-list.ts';

const filters: ListFilter[] = ['#With a grown-up', '#Low noise', 'green'];

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
  traits: ['#Low noise', 'green'],
  picture: { key: 'os-01', width: 96 },
};

describe('the list as one text', () => {
  test('is the same list again', () => {
    const list: ListCategory[] = [
      { slug: 'one-sound', name: 'One Sound', nameTa: 'ஒற்றை வெடி', aliases: [], rows: [full, bare] },
      { slug: 'rockets', name: 'Rockets', nameTa: null, aliases: ['vaan vedi', 'வாணம்'], rows: [bare] },
    ];
    expect(unpackedList(packedList(list, filters), filters)).toEqual(list);
  });

  test('of nothing is nothing', () => {
    expect(unpackedList(packedList([], []), [])).toEqual([]);
  });

  test('is not read anew where it was packed, and reads the same elsewhere', () => {
    const categories = [{ slug: 'a', name: 'A', nameTa: null, aliases: [], rows: [full, bare] }];
    const view = {
      categories,
      filters,
      destinations: { states: [], pickupLocations: [] },
      readyLists: [],
      referral: null,
      posted: null,
    };
    const packed = packedView(view);
    expect(unpackedView(packed)).toBe(view);
    expect(unpackedView({ ...packed })).toEqual(view);
  });

  test('no name can pretend to be another row', () => {
    const [category] = unpackedList(
      packedList(
        listOf(shown({ name: 'Baby\n\tRocket', nameTa: '', content: '5\tpcs', aliases: ['a\nb'] })),
        ['green'],
      ),
      ['green'],
    );
    expect(category).toMatchObject({ name: 'Rock ets', nameTa: null, aliases: ['vaan vedi'] });
    expect(category?.rows).toEqual([{ ...bare, name: 'Baby Rocket', content: '5 pcs', aliases: ['a b'] }]);
  });
});

/** What the API says of a product, in a category that is called oddly. */
function shown(said: object): PriceListView {
  const product = { ...bare, tags: [], green: false, ...said };
  const category = {
    slug: 'rockets',
    name: 'Rock\tets',
    nameTa: '',
    aliases: ['vaan\tvedi'],
    products: [product],
  };
  return { filters: ['Low noise'], categories: [category] } as unknown as PriceListView;
}

test('a backend of before there were other names still has a list', () => {
  const older = shown({ green: true, aliases: undefined });
  delete (older.categories[0] as { aliases?: string[] }).aliases;
  delete (older as { filters?: string[] }).filters;
  const [rockets] = unpackedList(packedList(listOf(older), filtersOf(older)), filtersOf(older));
  expect(rockets?.aliases).toEqual([]);
  expect(rockets?.rows).toEqual([{ ...bare, traits: ['green'] }]);
});

test('what is in it can be shown of a pack alone, whatever filters there are', () => {
  for (const filters of [[], ['Low noise']]) {
    const list = { ...shown({ isPack: true, green: true }), filters };
    const [rockets] = unpackedList(packedList(listOf(list), filtersOf(list)), filtersOf(list));
    expect(rockets?.rows).toEqual([{ ...bare, traits: ['green', 'pack'] }]);
  }
});

test('a tag that is called like the mark of green crackers makes none of a product', () => {
  const list = { ...shown({ tags: ['green', 'Low noise'] }), filters: ['green', 'Low noise'] };
  const filters = filtersOf(list);
  expect(filters).toEqual(['#green', '#Low noise', 'green']);
  const [rockets] = unpackedList(packedList(listOf(list), filters), filters);
  expect(rockets?.rows[0]?.traits).toEqual(['#green', '#Low noise']);
});
