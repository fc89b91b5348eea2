import type { TallyNames } from '@shop/contracts/rules/documents/tally';
import type { MoneyRow, SchemeCreditRow } from './rows.ts';
import { line, named, type Voucher } from './voucher.ts';

const KINDS = { order: ['receipt', 'refund'], passbook: ['deposit', 'deposit-return'] } as const;

/** Money that came for orders or passbooks, or went back. */
export function ofMoney(row: MoneyRow, names: TallyNames): Voucher {
  const { source, mode, reference, amountPaise, numbers, isCorrection } = row;
  const cameIn = amountPaise > 0;
  const party = source === 'order' ? 'customers' : 'schemeDeposits';
  return {
    ...named(row),
    kind: isCorrection ? 'correction' : KINDS[source][cameIn ? 0 : 1],
    type: cameIn ? 'Receipt' : 'Payment',
    number: null,
    reference,
    party: names[party],
    narration: [
      ...(isCorrection ? ['Correction'] : []),
      `${source === 'order' ? 'Order' : 'Passbook'} ${numbers.join(', ')}`.trim(),
      ...(row.name ? [row.name] : []),
    ].join(', '),
    supply: null,
    lines: [line(names, mode, amountPaise), line(names, party, -amountPaise)],
  };
}

/** The benefit is a discount on the invoice: here is only what was paid in. */
export function ofSchemeCredit(row: SchemeCreditRow, names: TallyNames): Voucher {
  const { paise, passbook, orderNumber, name } = row;
  const what = paise > 0 ? 'Passbook paid for order' : 'Passbook has back from order';
  return {
    ...named(row),
    kind: 'scheme-credit',
    type: 'Journal',
    number: null,
    reference: passbook,
    party: names.customers,
    narration: `${what} ${orderNumber}, ${name}`,
    supply: null,
    lines: [line(names, 'schemeDeposits', paise), line(names, 'customers', -paise)],
  };
}
