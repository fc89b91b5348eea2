import type { TallyFile } from '@shop/contracts/reports/tally';
import type { TallyCheck, TallyKind } from '@shop/contracts/rules/documents/tally';

/** Vouchers for Tally. */
export const words = {
  title: 'Tally',
  from: 'From',
  to: 'To',
  files: { masters: 'Ledgers', vouchers: 'Vouchers', xlsx: 'Excel' } satisfies Record<TallyFile, string>,
  none: 'No vouchers on these days',
  noneHelp: 'No invoice, payment, deposit or commission was booked then.',
  kinds: {
    sale: 'Sales',
    'credit-note': 'Credit notes',
    receipt: 'Receipts of orders',
    refund: 'Refunds of orders',
    deposit: 'Deposits of schemes',
    'deposit-return': 'Deposits returned',
    'scheme-credit': 'Passbooks that paid for orders',
    correction: 'Corrections of closed months',
    commission: 'Commissions earned',
    'commission-tax': 'TDS on commissions',
    payout: 'Payouts, less TDS',
  } satisfies Record<TallyKind, string>,
  vouchers: 'Vouchers',
  kind: 'Kind',
  number: 'Number',
  debit: 'Debit',
  credit: 'Credit',
  together: 'Together',
  ledgers: 'Trial balance of these days',
  ledger: 'Ledger',
  agreement: 'Against the other reports',
  sum: 'Sum',
  report: 'Report',
  checks: {
    sales: 'Invoices less credit notes',
    tax: 'GST of invoices',
    money: 'Receipts: in less out',
    deposits: 'Passbooks: change of what they hold',
    commissions: 'Commissions: earned',
    tds: 'TDS on commissions',
  } satisfies Record<TallyCheck, string>,
  differs:
    'The vouchers do not come to the same as the other reports, so no file is made. If it stays so, tell whoever looks after the software.',
  open: 'These days are not closed: a correction, or a payout that fails, may still take an entry away that Tally has by then. Close the month first, then import.',
  how: 'Each entry is counted on the day on which it is booked; a discount lowers the sale, GST is as the invoice has it. TDS is booked with the monthly credit, or when a payout is approved; the net when the bank has paid it. The same days imported again write over the same vouchers.',
  names: 'Names of the ledgers',
  before:
    'Ledgers and vouchers are XML files: import the ledgers first. Number the voucher types Sales and Credit Note by hand in Tally, so that invoices keep their numbers.',
} as const;
