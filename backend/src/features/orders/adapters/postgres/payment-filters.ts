import type { PaymentFilter } from '@shop/contracts/orders/requests';
import { sql, type RawBuilder } from 'kysely';

/**
 * Raw SQL: conditions of the list. The orders `o` of each `paymentStatus` of the contracts, by the balance that the table
 * derives, and those that owe.
 */
export const paymentFilters: Record<PaymentFilter, RawBuilder<unknown>> = {
  'refund-due': sql`o.balance_paise < 0`,
  paid: sql`o.balance_paise = 0 AND o.state <> 'cancelled'`,
  'nothing-due': sql`o.balance_paise = 0 AND o.state = 'cancelled'`,
  unpaid: sql`o.balance_paise > 0 AND o.paid_paise = 0`,
  'part-paid': sql`o.balance_paise > 0 AND o.paid_paise <> 0`,
  owing: sql`o.state <> 'placed' AND o.balance_paise > 0`,
};
