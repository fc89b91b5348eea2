import type { PaymentStatus } from '@shop/contracts/rules/order-totals';
import { sql, type RawBuilder } from 'kysely';

/** The orders `o` of each `paymentStatus` of the contracts, by the balance that the table derives. */
export const paymentFilters: Record<PaymentStatus, RawBuilder<unknown>> = {
  'refund-due': sql`o.balance_paise < 0`,
  paid: sql`o.balance_paise = 0`,
  unpaid: sql`o.balance_paise > 0 AND o.paid_paise = 0`,
  'part-paid': sql`o.balance_paise > 0 AND o.paid_paise <> 0`,
};

/** Orders `o` whose customers should have paid: confirmed, and something is open. */
export const unpaid = sql`o.state <> 'placed' AND o.balance_paise > 0`;
