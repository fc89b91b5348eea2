import { expect, test } from '@jest/globals';
import { encodingFor } from './encoded-body.ts';

test('the best encoding that a browser takes is chosen', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br');
  expect(encodingFor('gzip;q=1.0, deflate')).toBe('gzip');
  expect(encodingFor('br;q=0, gzip')).toBe('gzip');
  expect(encodingFor('br;q=0.5')).toBe('br');
  expect(encodingFor('identity')).toBe('identity');
  expect(encodingFor('brotli')).toBe('identity');
  expect(encodingFor(undefined)).toBe('identity');
});
