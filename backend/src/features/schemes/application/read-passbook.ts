import type { PassbookView } from '@shop/contracts/schemes/views';
import type { Clock } from '../../../shared/clock.ts';
import { found } from '../../../shared/domain-error.ts';
import type { ShopSettings } from '../../shop/application/shop-settings.ts';
import { passbookOn, type PassbookFacts } from './passbook-facts.ts';

export abstract class Passbooks {
  /** The passbook behind a private link, or null. */
  abstract byToken(token: string): Promise<PassbookFacts | null>;
}

/** A passbook by its private link, while the shop is closed too. */
export class ReadPassbook {
  constructor(
    private readonly passbooks: Passbooks,
    private readonly settings: ShopSettings,
    private readonly clock: Clock,
  ) {}

  async execute(token: string): Promise<PassbookView> {
    const passbook = passbookOn(this.clock.today(), found(await this.passbooks.byToken(token)));
    const { payment } = await this.settings.current();
    return { ...passbook, paymentDetails: passbook.next === null ? null : payment };
  }
}
