import { Injectable } from '@nestjs/common';
import { dayOf } from '@shop/contracts/rules/days';
import type { Redemption } from '@shop/contracts/rules/schemes/passbook';
import type { Actor } from '../../../shared/actor.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import type { Membership } from '../domain/membership.ts';
import { Memberships } from './memberships.ts';

/** What a passbook pays for, with what is still owed. */
export interface PaidOrder {
  id: string;
  number: string;
  owedPaise: number;
}

/** What an order takes of a passbook, and brings back; in the transaction of the order, which is locked before. */
@Injectable()
export class SchemeCredit {
  constructor(
    private readonly memberships: Memberships,
    private readonly identifiers: Identifiers,
  ) {}

  /**
   * @param agreed what the shopper was told that it takes off; null where staff redeem it
   * @throws DomainError not-found, membership-state-changed, passbook-year-over, nothing-to-redeem; passbook-not-ready,
   * credit-changed
   */
  async redeem(
    passbook: string,
    order: PaidOrder,
    agreed: Redemption | null,
    actor: Actor,
    at: Date,
  ): Promise<Redemption> {
    const membership = found(await this.memberships.lock(passbook));
    membership.reckon(dayOf(at));
    if (agreed) membership.assertReady(dayOf(at), 'passbook-not-ready');
    const { credit } = membership;
    const used = membership.redeem(this.identifiers.uuid(), order, dayOf(at));
    if (agreed && (used.creditPaise !== agreed.creditPaise || used.benefitPaise !== agreed.benefitPaise)) {
      throw new DomainError('conflict', 'credit-changed', credit);
    }
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
    for (const membership of await this.lockAll(await this.memberships.paidFor(order.id))) {
      const creditPaise = membership.giveBack(this.identifiers.uuid(), order, left, dayOf(at));
      // While it was used, a payment may have been corrected.
      membership.reckon(dayOf(at));
      left -= creditPaise;
      await this.memberships.save(membership, actor, at);
      if (creditPaise > 0) back.push({ passbook: membership.number, creditPaise });
    }
    return back;
  }

  /**
   * The passbooks whose credit came back when the order was cancelled pay for it again.
   * @param since when it was cancelled
   * @returns what each pays; null where its credit was used or paid back meanwhile
   */
  async redeemAgain(
    order: PaidOrder,
    since: Date,
    actor: Actor,
    at: Date,
  ): Promise<{ passbook: string; used: Redemption | null }[]> {
    const again = [];
    let { owedPaise } = order;
    for (const membership of await this.lockAll(await this.memberships.returnedFrom(order.id, since))) {
      membership.reckon(dayOf(at));
      const canPay = membership.isReady(dayOf(at)) && membership.credit.creditPaise > 0 && owedPaise > 0;
      const used = canPay
        ? membership.redeem(this.identifiers.uuid(), { ...order, owedPaise }, dayOf(at))
        : null;
      if (used) {
        owedPaise -= used.creditPaise + used.benefitPaise;
        await this.memberships.save(membership, actor, at);
      }
      again.push({ passbook: membership.number, used });
    }
    return again;
  }

  /** In the order of their numbers, so that two steps never wait for each other; told in the order that was asked for. */
  private async lockAll(passbooks: readonly string[]): Promise<Membership[]> {
    const locked = new Map<string, Membership>();
    for (const passbook of passbooks.toSorted()) {
      locked.set(passbook, found(await this.memberships.lock(passbook)));
    }
    return passbooks.flatMap((passbook) => locked.get(passbook) ?? []);
  }
}
