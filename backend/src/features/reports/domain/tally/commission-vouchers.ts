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

/** Tax on commission: owed to the state from the day on which it is credited or its payout is approved, no more to the referrer. */
export function ofCommissionTax(row: CommissionTaxRow, names: TallyNames): Voucher {
  const { taxPaise, month, reference, name } = row;
  return {
    ...named(row),
    kind: 'commission-tax',
    type: 'Journal',
    number: null,
    reference,
    party: names.commissionPayable,
    narration: `TDS on commission, ${month ?? `payout ${reference}`}, ${name}`,
    supply: null,
    lines: [line(names, 'commissionPayable', taxPaise), line(names, 'tdsPayable', -taxPaise)],
  };
}

/** A payment, less the tax; what the bank sent back is a receipt. */
export function ofPayout(row: PayoutRow, names: TallyNames): Voucher {
  const { netPaise, number, reference, name } = row;
  return {
    ...named(row),
    kind: 'payout',
    type: netPaise > 0 ? 'Payment' : 'Receipt',
    number: null,
    reference: reference ?? number,
    party: names.commissionPayable,
    narration: `${netPaise > 0 ? 'Payout' : 'Payout that the bank sent back'} ${number}, ${name}`,
    supply: null,
    lines: [line(names, 'commissionPayable', netPaise), line(names, 'bank', -netPaise)],
  };
}
