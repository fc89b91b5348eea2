import type { PayoutStatementView } from '@shop/contracts/payouts/views';
import type { ShopIdentity } from '@shop/contracts/shop/views';

export abstract class StatementPrinter {
  /** A PDF of A4 pages. @throws DomainError busy */
  abstract print(statement: PayoutStatementView, shop: ShopIdentity): Promise<Uint8Array>;
}
