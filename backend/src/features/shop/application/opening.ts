import { Injectable } from '@nestjs/common';
import {
  openingStepsDone,
  placeholdersIn,
  type OpeningFacts,
  type OpeningView,
} from '@shop/contracts/rules/season/opening';
import type { PaymentDetails, Season } from '@shop/contracts/shop/views';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { SettingsRepository } from './settings-repository.ts';

/** What there is in the shop. */
export abstract class ShopContents {
  abstract facts(): Promise<OpeningFacts>;
  /** Whether it holds anything of the demonstration. */
  abstract isDemonstration(): Promise<boolean>;
}

export interface OpeningState extends Omit<OpeningView, 'upi'> {
  /** Null while there is no UPI ID of the shop's own. */
  payment: PaymentDetails | null;
}

/** The first steps of a shop, and what keeps it from opening. */
@Injectable()
export class Opening {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly contents: ShopContents,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<OpeningState> {
    const { identity, looks, payment, season, sale } = await this.settings.all();
    const values = {
      identity: identity.value,
      looks: looks.value,
      payment: payment.value,
      season: season.value,
      sale: sale.value,
    };
    const facts = await this.contents.facts();
    const placeholders = placeholdersIn(values);
    const isOwn = values.payment.upiId !== '' && !placeholders.includes('payment');
    return {
      isDemonstration: await this.contents.isDemonstration(),
      isOpen: !season.value.closed,
      isFresh: facts.orders === 0,
      placeholders,
      payment: isOwn ? values.payment : null,
      done: openingStepsDone(values, facts, this.clock.today()),
    };
  }

  /** Refuses to turn the closed switch off; every other change may be saved. @throws DomainError shop-not-ready */
  async assertMayOpen(before: Season, after: Season): Promise<void> {
    if (!before.closed || after.closed) return;
    const { identity, payment } = await this.settings.all();
    const placeholders = placeholdersIn({ identity: identity.value, payment: payment.value });
    if (placeholders.length > 0 && !(await this.contents.isDemonstration()))
      throw new DomainError('conflict', 'shop-not-ready', { placeholders });
  }
}
