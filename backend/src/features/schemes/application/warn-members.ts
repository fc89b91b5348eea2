import { Injectable } from '@nestjs/common';
import { THE_SHOP } from '../../../shared/actor.ts';
import { Clock } from '../../../shared/clock.ts';
import { Outbox } from '../../../shared/emails/outbox.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { Memberships } from './memberships.ts';

/** So many wait to leave at once: e-mails about orders are not held up. */
const MOST_WAITING = 20;
const ABOUT = 'passbook/';

/**
 * Writes to members whose year ends within thirty days and who left an e-mail address, each once: the e-mail and the mark
 * that they were told are one transaction. Who has none, or where no mail leaves the shop, stands on staff's list.
 */
@Injectable()
export class WarnMembers {
  constructor(
    private readonly memberships: Memberships,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const room = await this.outbox.room(ABOUT, MOST_WAITING);
    if (room <= 0) return;
    const today = this.clock.today();
    for (const number of await this.memberships.toWarn(today, room)) {
      await this.transaction.run(async () => {
        const membership = await this.memberships.lock(number);
        const contact = await this.memberships.contactOf(number);
        // Another copy was faster, or they bought since.
        if (!membership?.toWarn(today) || !contact?.email || membership.settleBy === null) return;
        const { email: to, language, ...facts } = contact;
        const { heldPaise, settleBy } = membership;
        membership.warn('E-mail', today);
        await this.outbox.post(
          { kind: 'passbook-ends', to, language, facts: { number, ...facts, heldPaise, settleBy } },
          `${ABOUT}${number}`,
        );
        await this.memberships.save(membership, THE_SHOP, this.clock.now());
      });
    }
  }
}
