import { expect, test } from '@jest/globals';
import { Lag } from './lag.ts';

test('a replica is as far behind as it is long ago that the primary stood there', () => {
  const lag = new Lag();
  lag.seen(1_000, '0/100', '0/80');
  // It has not been seen with all that the primary had: nobody knows.
  expect(lag.seconds).toBeNull();
  lag.seen(2_000, '0/100', '0/100');
  expect(lag.seconds).toBe(0);
  // Nobody wrote for long: that is no lag.
  lag.seen(60_000, '0/100', '0/100');
  expect(lag.seconds).toBe(0);
  lag.seen(61_000, 'A/0', '0/100');
  lag.seen(62_000, 'A/200', '0/FFFFFFFF');
  expect(lag.seconds).toBe(2);
  // It has what the primary had at 61 s, and half of what came then.
  lag.seen(63_000, 'A/400', 'A/100');
  expect(lag.seconds).toBe(2);
  lag.seen(64_000, 'A/400', 'A/400');
  expect(lag.seconds).toBe(0);
  lag.forget();
  expect(lag.seconds).toBeNull();
});
