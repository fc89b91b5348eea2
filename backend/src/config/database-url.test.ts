import { expect, test } from '@jest/globals';
import { addressesOf, databaseUrlFrom } from './database-url.ts';

const DATABASE_URL = 'postgres://shop_app:p%40ss@db:6432/shop?sslmode=disable';
const at = (hosts: string) => {
  const url = databaseUrlFrom({ DATABASE_URL, DATABASE_HOSTS: hosts }, 'DATABASE_URL');
  return addressesOf(url).map(({ href }) => href);
};

test('each host has the rest of the address, and its port where it names none', () => {
  expect(at('a:5433, 10.0.0.7,[fd00::1]:5434')).toEqual([
    'postgres://shop_app:p%40ss@a:5433/shop?sslmode=disable',
    'postgres://shop_app:p%40ss@10.0.0.7:6432/shop?sslmode=disable',
    'postgres://shop_app:p%40ss@[fd00::1]:5434/shop?sslmode=disable',
  ]);
});

test('without hosts the address is as it was given', () => {
  expect(databaseUrlFrom({ DATABASE_URL }, 'MIGRATION_DATABASE_URL', 'DATABASE_URL')).toBe(DATABASE_URL);
  expect(at(' , ')).toEqual([]);
});

test.each(['a/b', 'postgres://a', 'a:b', 'x@y'])('%s is refused as a host', (host) => {
  expect(() => at(host)).toThrow(`not “${host}”`);
});
