import { Injectable } from '@nestjs/common';
import { THE_SHOP } from '../../../shared/actor.ts';
import { Clock } from '../../../shared/clock.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { Memberships } from './memberships.ts';

/**
 * Once a day members who missed an instalment fall behind, and those of whom nothing is asked any more mature. How
 * somebody stands follows from the ledger and the day, so that done twice, or after days of standstill, it comes to the
 * same; a day before the last one that was reckoned is left alone.
 */
@Injectable()
export class ReckonMembers {
  constructor(
    private readonly memberships: Memberships,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const today = this.clock.today();
    if ((await this.memberships.reckonedOn()) >= today) return;
    for (const number of await this.memberships.toReckon(today)) {
      // Each on its own: nobody who pays waits for all the others.
      await this.transaction.run(async () => {
        const membership = await this.memberships.lock(number);
        if (!membership) return;
        membership.reckon(today);
        if (membership.events.length > 0) await this.memberships.save(membership, THE_SHOP, this.clock.now());
      });
    }
    await this.memberships.markReckoned(today);
  }
}
