import { expect, test } from '@jest/globals';
import { DomainError } from '../../shared/domain-error.ts';
import { asDomainError } from './database-errors.ts';

const fault = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });
const away = { kind: 'unavailable', code: 'database-unavailable' };

test.each([
  ['a refused connection', fault('ECONNREFUSED', 'connect')],
  ['a socket file that is not there', fault('ENOENT', 'connect')],
  ['an address of several, none of which answers', new AggregateError([fault('ECONNREFUSED', 'connect')])],
  ['a cause beneath', new Error('driver', { cause: fault('ECONNRESET', 'read') })],
])('the database is away: %s', (_, error) => {
  expect(asDomainError(error)).toMatchObject(away);
});

test.each([
  ['a file that is not there', fault('ENOENT', 'open')],
  ['a fault of the program', new TypeError('undefined is not a function')],
  ['a rule of the shop', new DomainError('conflict', 'order-state-changed', { state: 'placed' })],
])('the database has nothing to do with it: %s', (_, error) => {
  expect(asDomainError(error)).toBe(error);
});
