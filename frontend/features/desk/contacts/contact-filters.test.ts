import { expect, test } from '@jest/globals';
import { contactFiltersIn, contactsAddress } from './contact-filters.ts';

test('the list begins with what waits; the address carries the rest', () => {
  expect(contactFiltersIn({})).toEqual({ state: 'open', page: 1 });
  expect(contactFiltersIn({ state: 'done', page: '3' })).toEqual({ state: 'done', page: 3 });
  expect(contactFiltersIn({ state: 'gone', page: '0' })).toEqual({ state: 'open', page: 1 });
  expect(contactsAddress({ state: 'open', page: 1 })).toBe('/admin/contacts');
  expect(contactsAddress({ state: 'done', page: 3 })).toBe('/admin/contacts?state=done&page=3');
});
