import { Injectable } from '@nestjs/common';
import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { Outbox } from '../../../shared/emails/outbox.ts';
import { Sealing } from '../../../shared/sealing.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { Reminders } from './reminders.ts';

/** So many wait to leave at once: a mail server gets them a few at a time, and e-mails about orders are not held up. */
const MOST_WAITING = 20;
const ABOUT = 'reminder/';
/** ms. */
const TOLD_KEPT = KEPT_DAYS.toldReminder * 86_400_000;

/** The one e-mail to everybody who asked to be told when the shop opens. */
@Injectable()
export class OpeningEmails {
  constructor(
    private readonly reminders: Reminders,
    private readonly outbox: Outbox,
    private readonly links: Sealing,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the next e-mails, each with the mark that its person was told: nobody is written to twice.
   * @param openSeason null while the shop is closed. Asked when nobody else writes
   * or recalls e-mails: a shop that was closed meanwhile tells nobody.
   */
  notify(openSeason: () => Promise<{ lastOrderOn: string | null } | null>): Promise<void> {
    return this.transaction.run(async () => {
      await this.reminders.lock();
      const season = await openSeason();
      const room = season ? await this.outbox.room(ABOUT, MOST_WAITING) : 0;
      if (!season || room <= 0) return;
      for (const { id, contact, language } of await this.reminders.takeNotNotified(room, this.clock.now())) {
        const facts = { lastOrderOn: season.lastOrderOn, token: this.links.seal(id) };
        await this.outbox.post({ kind: 'shop-open', to: contact, language, facts }, ABOUT + id, {
          canBeUndone: true,
        });
      }
    });
  }

  /** Takes back what has not left: who was not reached is told when the shop opens again. */
  recall(): Promise<void> {
    return this.transaction.run(async () => {
      await this.reminders.lock();
      const recalled = await this.outbox.withdrawAll(ABOUT);
      if (recalled.length > 0)
        await this.reminders.markNotNotified(recalled.map((about) => about.slice(ABOUT.length)));
    });
  }

  /** Forgets who was told long enough ago to have missed nothing; a wish is for one message. */
  forgetNotified(): Promise<void> {
    return this.reminders.removeNotified(new Date(this.clock.now().getTime() - TOLD_KEPT));
  }

  /** Takes one person off the list, and back the e-mail that waits for them. */
  forget(id: string): Promise<boolean> {
    return this.transaction.run(async () => {
      await this.reminders.lock();
      await this.outbox.withdraw(ABOUT + id);
      return this.reminders.remove(id);
    });
  }

  /** `forget` by the link of an e-mail. @throws DomainError not-found when it is none */
  async forgetByLink(token: string): Promise<void> {
    const id = this.links.open(token);
    if (typeof id !== 'string') throw new DomainError('not-found', 'not-found', {});
    await this.forget(id);
  }
}
