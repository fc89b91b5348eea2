import { Injectable } from '@nestjs/common';
import { lastFourOfMobile } from '@shop/contracts/rules/phone';
import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { passbookOn, type PassbookFacts } from './passbook-facts.ts';

export abstract class Passbooks {
  /** The passbook behind a private link, or null. */
  abstract byToken(token: string): Promise<PassbookFacts | null>;
  /** Whether a link led to a passbook that has another one since. */
  abstract isReplaced(token: string): Promise<boolean>;
}

/** A passbook by its private link, while the shop is closed too. */
@Injectable()
export class ReadPassbook {
  constructor(
    private readonly passbooks: Passbooks,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError not-found, passbook-link-replaced */
  async execute(token: string): Promise<PassbookView> {
    const known = await this.passbooks.byToken(token);
    if (!known && (await this.passbooks.isReplaced(token))) {
      throw new DomainError('gone', 'passbook-link-replaced', {});
    }
    const facts = found(known);
    const passbook = passbookOn(this.clock.today(), facts);
    const { payment } = await this.settings.current();
    const { phone, nominee } = facts;
    return {
      ...passbook,
      // A link is passed on: with the whole number whoever has it could pay with the passbook.
      phone: lastFourOfMobile(phone),
      nominee: { ...nominee, phone: nominee.phone && lastFourOfMobile(nominee.phone) },
      paymentDetails: passbook.next === null ? null : payment,
    };
  }
}
