import { expect, test } from '@jest/globals';
import { fieldsOf } from './form-fields.ts';

test('a posted form has one text a field, whatever was sent', () => {
  expect(fieldsOf({ number: 'DS26-00042', phone: ['1', '2'], odd: { a: 1 }, none: null, count: 3 })).toEqual({
    number: 'DS26-00042',
    phone: '2',
  });
  expect(fieldsOf(undefined)).toEqual({});
  expect(fieldsOf('number=1')).toEqual({});
});
