import { expect, test } from '@jest/globals';
import { uploadFiltersIn, uploadsAddress } from './uploads.tsx';

test('the address carries what is looked for', () => {
  expect(uploadFiltersIn({})).toEqual({ search: '', kind: 'all' });
  expect(uploadFiltersIn({ q: ' lamp ', kind: 'pictures' })).toEqual({ search: 'lamp', kind: 'pictures' });
  expect(uploadFiltersIn({ q: 'x'.repeat(100), kind: 'films' })).toEqual({
    search: 'x'.repeat(80),
    kind: 'all',
  });
  expect(uploadsAddress({ search: '', kind: 'all' })).toBe('/admin/upload');
  expect(uploadsAddress({ search: 'a b', kind: 'documents' })).toBe('/admin/upload?q=a+b&kind=documents');
});
