import { expect, test } from '@jest/globals';
import { ConfigError } from './config/config.ts';
import { exitCodeOf, startFailure } from './start-failure.ts';

test('a port in use is said in one sentence', () => {
  const error = Object.assign(new Error('listen EADDRINUSE: address already in use'), {
    code: 'EADDRINUSE',
    port: 3001,
  });
  expect(startFailure(error)).toBe(
    'Port 3001 is in use by another process: set BACKEND_PORT or BACKEND_PRIVATE_PORT to a free one.',
  );
});

test('a setting that is no good speaks for itself; anything else keeps its stack', () => {
  expect(startFailure(new ConfigError(['PUBLIC_URL must be an address']))).toBe(
    'The environment is not fit to start:\n- PUBLIC_URL must be an address',
  );
  expect(exitCodeOf(new ConfigError(['PUBLIC_URL must be an address']))).toBe(78);
  expect(exitCodeOf(new Error('what now'))).toBe(1);
  expect(startFailure(new Error('what now'))).toMatch(/^Error: what now\n {4}at /);
});
