import type { TallyNames } from '@shop/contracts/rules/documents/tally';
import type { CommissionRow, CommissionTaxRow, PayoutRow } from './rows.ts';
import { line, named, type Voucher } from './voucher.ts';

/** Commission that an order earned, or that was taken back with it. */
export function ofCommission(row: CommissionRow, names: TallyNames): Voucher {
  const { paise, orderNumber, name } = row;
  return {
    ...named(row),
    kind: 'commission',
    type: 'Journal',
    number: null,
    reference: orderNumber,
    party: names.commissionPayable,
    narration: `Commission ${paise > 0 ? 'earned by' : 'taken back with'} order ${orderNumber}, ${name}`,
    supply: null,
    lines: [line(names, 'commissionExpense', paise), line(names, 'commissionPayable', -paise)],
  };
}

/** The tax of a monthly statement: owed to the state from then on, and no more to the referrer. */
export function ofCommissionTax(row: CommissionTaxRow, names: TallyNames): Voucher {
  const { taxPaise, month, name } = row;
  return {
    ...named(row),
    kind: 'commission-tax',
    type: 'Journal',
    number: null,
    reference: month,
    party: names.commissionPayable,
    narration: `Tax on commission of ${month}, ${name}`,
    supply: null,
    lines: [line(names, 'commissionPayable', taxPaise), line(names, 'tdsPayable', -taxPaise)],
  };
}

/** A payment; what the bank sent back is a receipt. Where all of it is withheld, no money moves. */
export function ofPayout(row: PayoutRow, names: TallyNames): Voucher {
  const { grossPaise, taxPaise, number, reference, name } = row;
  const netPaise = grossPaise - taxPaise;
  return {
    ...named(row),
    kind: 'payout',
    type: netPaise === 0 ? 'Journal' : netPaise > 0 ? 'Payment' : 'Receipt',
    number: null,
    reference: reference ?? number,
    party: names.commissionPayable,
    narration: `${grossPaise > 0 ? 'Payout' : 'Payout that the bank sent back'} ${number}, ${name}`,
    supply: null,
    lines: [
      line(names, 'commissionPayable', grossPaise),
      line(names, 'bank', -netPaise),
      line(names, 'tdsPayable', -taxPaise),
    ],
  };
}
