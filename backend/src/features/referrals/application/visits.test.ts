import { beforeEach, expect, test } from '@jest/globals';
import { Clock } from '../../../shared/clock.ts';
import { networkOf } from '../../../shared/throttle/network.ts';
import { ReferralCodes, type CountedVisits, type ReferralCode } from './referral-codes.ts';
import { Visits } from './visits.ts';

class MemoryCodes extends ReferralCodes {
  readonly written: CountedVisits[] = [];
  isUnavailable = false;

  all(): Promise<ReadonlyMap<string, ReferralCode>> {
    return Promise.resolve(new Map([['RAVI10', { referrerId: 'ravi', code: 'RAVI10', greeting: null }]]));
  }

  addVisits(counted: readonly CountedVisits[]): Promise<void> {
    if (this.isUnavailable) return Promise.reject(new Error('away'));
    this.written.push(...counted);
    return Promise.resolve();
  }
}

class SetTime extends Clock {
  at = new Date('2026-10-20T06:00:00Z');

  now(): Date {
    return this.at;
  }
}

let codes: MemoryCodes;
let clock: SetTime;
let visits: Visits;
beforeEach(() => {
  codes = new MemoryCodes();
  clock = new SetTime();
  visits = new Visits(codes, clock);
});

const come = async (times: number, address: (time: number) => string) => {
  for (let time = 0; time < times; time++) await visits.count('ravi10', networkOf(address(time)));
};

test('one address is counted fifty times a day, and again on the next', async () => {
  await come(200, () => '203.0.113.7');
  await visits.flush();
  clock.at = new Date('2026-10-20T19:00:00Z');
  await come(1, () => '203.0.113.7');
  await visits.flush();
  expect(codes.written).toEqual([
    { referrerId: 'ravi', day: '2026-10-20', visits: 50 },
    // 19:00 UTC is half past midnight in Kolkata.
    { referrerId: 'ravi', day: '2026-10-21', visits: 1 },
  ]);
});

test('a /64 of IPv6 is one address', async () => {
  await come(200, (time) => `2001:db8:1:2::${time.toString(16)}`);
  await visits.flush();
  expect(codes.written[0]?.visits).toBe(50);
});

test('a flood from everywhere ends at five thousand a day', async () => {
  await come(6_000, (time) => `10.${time >> 16}.${(time >> 8) & 255}.${time & 255}`);
  await visits.flush();
  expect(codes.written).toEqual([{ referrerId: 'ravi', day: '2026-10-20', visits: 5_000 }]);
});

test('what cannot be written waits, with what comes meanwhile', async () => {
  await come(2, () => '203.0.113.7');
  codes.isUnavailable = true;
  await expect(visits.flush()).rejects.toThrow('away');
  await come(1, () => '203.0.113.8');
  codes.isUnavailable = false;
  await visits.flush();
  await visits.flush();
  expect(codes.written).toEqual([{ referrerId: 'ravi', day: '2026-10-20', visits: 3 }]);
});
