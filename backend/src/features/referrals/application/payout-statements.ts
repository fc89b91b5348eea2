import { Injectable } from '@nestjs/common';
import type { PayoutStatementView } from '@shop/contracts/payouts/views';
import { found } from '../../../shared/domain-error.ts';
import { DocumentPrinter } from '../../documents/application/document-printer.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { PayoutRepository } from './payout-repository.ts';

/** What a payout is made of, on paper. */
@Injectable()
export class PayoutStatements {
  constructor(
    private readonly repository: PayoutRepository,
    private readonly settings: ShopSettings,
    private readonly printer: DocumentPrinter,
  ) {}

  /** @throws DomainError not-found */
  async read(reference: string): Promise<PayoutStatementView> {
    const statement = found(await this.repository.statement(reference));
    const { referrals } = await this.settings.current();
    return { ...statement, tan: referrals.tan };
  }

  /** @throws DomainError not-found, busy */
  async print(reference: string): Promise<Uint8Array> {
    return this.printed(await this.read(reference));
  }

  /** Of the referrer with the code, once it is on its way. @throws DomainError not-found, busy */
  async printOwn(code: string, reference: string): Promise<Uint8Array> {
    const statement = await this.read(reference);
    return this.printed(found(statement.code === code && statement.state !== 'proposed' ? statement : null));
  }

  private async printed(statement: PayoutStatementView): Promise<Uint8Array> {
    const { identity } = await this.settings.current();
    return this.printer.payoutStatement(statement, identity);
  }
}
