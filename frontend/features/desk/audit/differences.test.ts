import { expect, test } from '@jest/globals';
import { differencesOf } from './differences.ts';

test('only what differs is told, as people read it', () => {
  const before = {
    name: 'Diwali 2026',
    opensOn: '2026-08-01',
    closed: false,
    limit: { orderPaise: 5_000_000 },
    message: '',
    year: 2026,
  };
  const after = {
    ...before,
    opensOn: '2026-08-15',
    closed: true,
    limit: { orderPaise: 10_000_050 },
    message: 'Back soon',
  };
  expect(differencesOf(before, after)).toEqual([
    { field: 'Opens on', from: '1 Aug 2026', to: '15 Aug 2026' },
    { field: 'Closed', from: 'no', to: 'yes' },
    { field: 'Limit order', from: '₹50,000', to: '₹1,00,000.50' },
    { field: 'Message', from: 'nothing', to: 'Back soon' },
  ]);
});

test('lists are compared place by place, and what comes or goes as a whole is told as well', () => {
  expect(differencesOf({ phones: ['1', '2'] }, { phones: ['1', '3', '4'] })).toEqual([
    { field: 'Phones 2', from: '2', to: '3' },
    { field: 'Phones 3', from: 'nothing', to: '4' },
  ]);
  expect(differencesOf(null, { name: 'SP-99', stock: 0 })).toEqual([
    { field: 'Name', from: null, to: 'SP-99' },
    { field: 'Stock', from: null, to: '0' },
  ]);
  expect(differencesOf({ a: 1 }, { a: 1 })).toEqual([]);
});

test('a code is read as it is, and of a record elsewhere only that it is another one', () => {
  const [one, other] = ['0198c0de-1111-7000-8000-000000000001', '0198c0de-1111-7000-8000-000000000002'];
  expect(differencesOf({ categoryId: one }, { categoryId: other })).toEqual([
    { field: 'Category', from: 'one', to: 'another one' },
  ]);
  expect(
    differencesOf({ [one]: { pictureKey: '' } }, { [one]: { pictureKey: `${other}/240.avif` } }),
  ).toEqual([{ field: 'Picture key', from: 'nothing', to: '…/240.avif' }]);
  expect(
    differencesOf({ body: '<p>Old</p>' }, { body: `<p>New</p><img src="/media/${one}/240.avif">` }),
  ).toEqual([{ field: 'Body', from: 'Old', to: 'New' }]);
  expect(differencesOf({ 'SP-01': { netPaise: 4_000 } }, { 'SP-01': { netPaise: 4_500 } })).toEqual([
    { field: 'SP-01 net', from: '₹40', to: '₹45' },
  ]);
});
