import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const GOOD = { NODE_ENV: 'production', PUBLIC_URL: 'https://crackers.in' };

test('a good configuration is read, with addresses as origins and proxies as a list', () => {
  expect(readConfig({ ...GOOD, TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
    publicUrl: 'https://crackers.in',
    backendUrl: 'http://127.0.0.1:3001',
    trustProxy: ['10.0.0.0/8', '::1'],
  });
});

test.each([
  ['PUBLIC_URL', undefined],
  ['PUBLIC_URL', 'http://crackers.in'],
  ['PUBLIC_URL', 'https://crackers.in/shop'],
  ['PUBLIC_URL', 'https://shop.example'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', 'everybody'],
  ['PORT', '99999'],
  ['FRONTEND_PRIVATE_PORT', 'metrics'],
  ['FRONTEND_PRIVATE_PORT', '3000'],
  ['BACKEND_URL', 'backend'],
])('production does not start with %s=%s', (name, value) => {
  expect(() => readConfig({ ...GOOD, [name]: value })).toThrow(name);
});

test('all faults are named at once', () => {
  const faulty = () => readConfig({ ...GOOD, PUBLIC_URL: 'x', TRUST_PROXY: 'y', BACKEND_URL: 'z' });
  expect(faulty).toThrow(/PUBLIC_URL[^]*TRUST_PROXY|TRUST_PROXY[^]*PUBLIC_URL/);
  expect(faulty).toThrow(/BACKEND_URL/);
});
