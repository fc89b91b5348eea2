import { Injectable } from '@nestjs/common';
import { lastFourOfMobile } from '@shop/contracts/rules/phone';
import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { Members } from './members.ts';
import { passbookOn } from './passbook-facts.ts';

/** A passbook by its private link, while the shop is closed too. */
@Injectable()
export class ReadPassbook {
  constructor(
    private readonly members: Members,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError not-found, passbook-link-replaced */
  async execute(token: string): Promise<PassbookView> {
    const known = await this.members.byToken(token);
    if (!known && (await this.members.isReplaced(token))) {
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
