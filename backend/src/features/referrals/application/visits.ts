import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import type { Day } from '@shop/contracts/rules/days';
import { Clock } from '../../../shared/clock.ts';
import type { Network } from '../../../shared/throttle/network.ts';
import { ReferralCodes } from './referral-codes.ts';

/** So often one address counts for a code in a day: many share one, and a program that asks all day is one. */
const MOST_OF_AN_ADDRESS = 50;
/** And so often all of them together, in each copy of the backend: beyond it nobody believes the figure. */
const MOST_OF_A_CODE = 5_000;
/** Of so many addresses it is known how often they came; the first ones are forgotten first. */
const MOST_ADDRESSES = 20_000;

/**
 * Counts who comes by a referrer's code, in memory; `flush` writes what came together. Of an address nothing is kept
 * but a number under a key that dies with the day and with the process.
 */
@Injectable()
export class Visits {
  private readonly waiting = new Map<string, { referrerId: string; day: Day; visits: number }>();
  private today: Today = { day: '', key: Buffer.alloc(0), addresses: new Map(), codes: new Map() };

  constructor(
    private readonly codes: ReferralCodes,
    private readonly clock: Clock,
  ) {}

  /** What nobody has is no visit, and no error. */
  async count(code: string, network: Network): Promise<void> {
    const known = await this.codes.find(code);
    if (!known) return;
    const { referrerId } = known;
    const day = this.clock.today();
    if (!this.hasRoom(referrerId, network, day)) return;
    const key = `${referrerId} ${day}`;
    const visits = (this.waiting.get(key)?.visits ?? 0) + 1;
    this.waiting.set(key, { referrerId, day, visits });
  }

  /** What cannot be written waits for the next time. */
  async flush(): Promise<void> {
    const counted = [...this.waiting.values()];
    if (counted.length === 0) return;
    this.waiting.clear();
    try {
      await this.codes.addVisits(counted);
    } catch (error) {
      for (const { referrerId, day, visits } of counted) {
        const key = `${referrerId} ${day}`;
        const since = this.waiting.get(key)?.visits ?? 0;
        this.waiting.set(key, { referrerId, day, visits: visits + since });
      }
      throw error;
    }
  }

  private hasRoom(referrerId: string, network: Network, day: Day): boolean {
    if (this.today.day !== day) {
      this.today = { day, key: randomBytes(32), addresses: new Map(), codes: new Map() };
    }
    const { key, addresses, codes } = this.today;
    const address = createHmac('sha256', key).update(`${referrerId} ${network}`).digest('base64url');
    const ofAddress = addresses.get(address) ?? 0;
    const ofCode = codes.get(referrerId) ?? 0;
    if (ofAddress >= MOST_OF_AN_ADDRESS || ofCode >= MOST_OF_A_CODE) return false;
    const [oldest] = addresses.keys();
    if (addresses.size >= MOST_ADDRESSES && ofAddress === 0 && oldest !== undefined) addresses.delete(oldest);
    addresses.set(address, ofAddress + 1);
    codes.set(referrerId, ofCode + 1);
    return true;
  }
}

interface Today {
  day: Day;
  key: Buffer;
  addresses: Map<string, number>;
  codes: Map<string, number>;
}
