import type { PayoutStatementView } from '@shop/contracts/payouts/views';
import { found } from '../../../shared/domain-error.ts';
import type { ShopSettings } from '../../shop/application/shop-settings.ts';
import type { PayoutBook } from './payout-book.ts';
import type { StatementPrinter } from './statement-printer.ts';

/** What a payout is made of, to read and on paper. */
export class PayoutStatements {
  constructor(
    private readonly book: PayoutBook,
    private readonly settings: ShopSettings,
    private readonly printer: StatementPrinter,
  ) {}

  /** @throws DomainError not-found: also of a batch that was discarded */
  async read(reference: string): Promise<PayoutStatementView> {
    return found(await this.book.statement(reference));
  }

  /** @throws DomainError not-found, busy */
  async print(reference: string): Promise<Uint8Array> {
    const statement = await this.read(reference);
    const { identity } = await this.settings.current();
    return this.printer.print(statement, identity);
  }
}
