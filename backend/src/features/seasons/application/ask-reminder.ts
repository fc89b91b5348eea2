import { Injectable } from '@nestjs/common';
import type { AskReminderRequest } from '@shop/contracts/reminders/requests';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import type { Network } from '../../../shared/throttle/network.ts';
import { Throttle, type ThrottleRule } from '../../../shared/throttle/throttle.ts';
import { type NewReminder, Reminders } from '../../reminders/application/reminders.ts';
import { SeasonGate } from '../../shop/application/season-gate.ts';

/** Generous: many customers share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 60, windowMs: 3_600_000 };

/** Keeps a phone or an e-mail to write to when the shop opens; both, when both are given. */
@Injectable()
export class AskReminder {
  constructor(
    private readonly reminders: Reminders,
    private readonly gate: SeasonGate,
    private readonly throttle: Throttle,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  /**
   * In an open shop an e-mail would leave at once, to whomever somebody names.
   * @throws DomainError too-many-requests, shop-open
   */
  async execute(
    { phone, email, website, language = 'en' }: AskReminderRequest,
    network: Network,
  ): Promise<void> {
    await this.throttle.take(`reminder from ${network}`, BY_ADDRESS);
    if (website) return;
    if (!(await this.gate.isClosed())) throw new DomainError('conflict', 'shop-open', {});
    const digits = phone === undefined ? null : mobileDigits(phone);
    if (digits) await this.reminders.add(this.reminder('phone', digits, language));
    if (email) await this.reminders.add(this.reminder('email', email.toLowerCase(), language));
  }

  private reminder(
    channel: NewReminder['channel'],
    contact: string,
    language: NewReminder['language'],
  ): NewReminder {
    return { id: this.identifiers.uuid(), at: this.clock.now(), channel, contact, language };
  }
}
