import type { TallyNames } from '@shop/contracts/rules/documents/tally';
import { ofCommission, ofCommissionTax, ofPayout } from './commission-vouchers.ts';
import { ofMoney, ofSchemeCredit } from './money-vouchers.ts';
import type { LedgerRow } from './rows.ts';
import { ofInvoice } from './sales-vouchers.ts';
import { balanced, type Voucher } from './voucher.ts';

/**
 * How a row of a ledger is booked. What goes the other way is booked the other way round, never below nothing.
 * @throws DomainError tally-unbalanced
 */
export function voucherOf(row: LedgerRow, names: TallyNames): Voucher {
  return balanced(unchecked(row, names));
}

function unchecked(row: LedgerRow, names: TallyNames): Voucher {
  switch (row.source) {
    case 'invoice':
      return ofInvoice(row, names);
    case 'order':
    case 'passbook':
      return ofMoney(row, names);
    case 'scheme-credit':
      return ofSchemeCredit(row, names);
    case 'commission':
      return ofCommission(row, names);
    case 'commission-tax':
      return ofCommissionTax(row, names);
    case 'payout':
      return ofPayout(row, names);
  }
}
