import { expect, test } from '@jest/globals';
import { databaseUrlFrom } from '../../config/database-url.ts';
import { DomainError } from '../../shared/domain-error.ts';
import { sentenceOf } from './sentence-of.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};
const wrongAddress = (hosts?: string) =>
  thrownBy(() =>
    databaseUrlFrom(
      { MIGRATION_DATABASE_URL: 'db:5432/shop', DATABASE_HOSTS: hosts },
      'MIGRATION_DATABASE_URL',
    ),
  );

test.each([
  ['a rule', new DomainError('conflict', 'email-used', {}), 'There is an account of this address'],
  ['a rule without a sentence', new DomainError('conflict', 'slug-used', {}), 'refuses it: slug-used.'],
  ['a silent database', new DomainError('unavailable', 'database-unavailable', {}), 'does not answer'],
  ['a wrong password', Object.assign(new Error('no'), { code: '28P01' }), 'does not let us in'],
  ['an address that is none', wrongAddress(), 'MIGRATION_DATABASE_URL is no address of PostgreSQL'],
  ['the same beside hosts', wrongAddress('a,b'), 'MIGRATION_DATABASE_URL is no address of PostgreSQL'],
  [
    'a host that is none',
    thrownBy(() => databaseUrlFrom({ D: 'postgres://a@b/c', DATABASE_HOSTS: 'a/b' }, 'D')),
    'DATABASE_HOSTS names',
  ],
])('of %s one sentence is said', (_, error, says) => {
  const sentence = sentenceOf(error);
  expect(sentence).toContain(says);
  expect(sentence).toMatch(/^[^\n]*\.$/);
});

test('what nobody foresaw says where it was', () => {
  expect(sentenceOf(new TypeError('oh'))).toContain('sentence-of.test');
});
