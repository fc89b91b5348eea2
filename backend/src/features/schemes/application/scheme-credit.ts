import { dayOf } from '@shop/contracts/rules/days';
import type { Redemption } from '@shop/contracts/rules/passbook';
import type { Actor } from '../../../shared/actor.ts';
import { found } from '../../../shared/domain-error.ts';
import type { Identifiers } from '../../../shared/identifiers.ts';
import type { Memberships } from './memberships.ts';

/** What an order takes of a passbook, and brings back; in the transaction of the order, which is locked before. */
export class SchemeCredit {
  constructor(
    private readonly memberships: Memberships,
    private readonly identifiers: Identifiers,
  ) {}

  /** @throws DomainError not-found, membership-state-changed, nothing-to-redeem */
  async redeem(
    passbook: string,
    order: { id: string; number: string; owedPaise: number },
    actor: Actor,
    at: Date,
  ): Promise<Redemption> {
    const membership = found(await this.memberships.lock(passbook));
    membership.reckon(dayOf(at));
    const used = membership.redeem(this.identifiers.uuid(), order, dayOf(at));
    await this.memberships.save(membership, actor, at);
    return used;
  }

  /**
   * Brings back what a cancelled order had.
   * @param mostPaise what the order still holds: what was paid back in cash does not come back twice
   * @returns what came back, by passbook
   */
  async giveBack(
    order: { id: string; number: string },
    mostPaise: number,
    actor: Actor,
    at: Date,
  ): Promise<{ passbook: string; creditPaise: number }[]> {
    const back = [];
    let left = mostPaise;
    for (const passbook of await this.memberships.paidFor(order.id)) {
      const membership = found(await this.memberships.lock(passbook));
      const creditPaise = membership.giveBack(this.identifiers.uuid(), order, left, dayOf(at));
      left -= creditPaise;
      await this.memberships.save(membership, actor, at);
      if (creditPaise > 0) back.push({ passbook, creditPaise });
    }
    return back;
  }
}
