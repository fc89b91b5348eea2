import {
  TALLY_CHECKS,
  TALLY_KINDS,
  type TallyCheck,
  type TallyKind,
  type TallySides,
} from '@shop/contracts/rules/documents/tally';
import type { LedgerKey } from './ledgers.ts';
import type { Voucher, VoucherLine } from './voucher.ts';

/** What another report has as well, by the ledgers that it stands in. */
const CHECKED: Record<TallyCheck, { ledgers: readonly LedgerKey[]; sign: 1 | -1 }> = {
  sales: {
    ledgers: ['salesWithin', 'salesOutside', 'charges', 'cgst', 'sgst', 'igst', 'roundOff'],
    sign: -1,
  },
  tax: { ledgers: ['cgst', 'sgst', 'igst'], sign: -1 },
  money: { ledgers: ['cash', 'bank', 'upi'], sign: 1 },
  deposits: { ledgers: ['schemeDeposits'], sign: -1 },
  commissions: { ledgers: ['commissionExpense'], sign: 1 },
  tds: { ledgers: ['tdsPayable'], sign: -1 },
};

class Sides {
  count = 0;
  debitPaise = 0;
  creditPaise = 0;

  add(lines: readonly VoucherLine[], count = 1): void {
    this.count += count;
    for (const { paise } of lines) {
      this.debitPaise += Math.max(0, paise);
      this.creditPaise += Math.max(0, -paise);
    }
  }
}

/** What vouchers come to: by kind, by ledger, and by what the shop's other reports say. */
export class TallyTotals {
  /** The ledgers that vouchers name. */
  readonly named = new Map<string, LedgerKey>();
  private readonly byKind = new Map(TALLY_KINDS.map((kind) => [kind, new Sides()]));
  private readonly byLedger = new Map<string, Sides>();
  private readonly sums = new Map<LedgerKey, number>();

  /** @param count how many vouchers it is the sum of */
  add({ kind, lines }: Voucher, count = 1): void {
    this.byKind.get(kind)?.add(lines, count);
    for (const each of lines) {
      const { of, ledger, paise } = each;
      const sides = this.byLedger.get(ledger) ?? new Sides();
      sides.add([each]);
      this.byLedger.set(ledger, sides);
      this.named.set(ledger, of);
      this.sums.set(of, (this.sums.get(of) ?? 0) + paise);
    }
  }

  /** How many vouchers there are. */
  get count(): number {
    return [...this.byKind.values()].reduce((all, { count }) => all + count, 0);
  }

  get kinds(): ({ kind: TallyKind; count: number } & TallySides)[] {
    return [...this.byKind].map(([kind, { count, debitPaise, creditPaise }]) => ({
      kind,
      count,
      debitPaise,
      creditPaise,
    }));
  }

  /** The trial balance of the days. */
  get ledgers(): ({ name: string } & TallySides)[] {
    const rows = [...this.byLedger].map(([name, { debitPaise, creditPaise }]) => ({
      name,
      debitPaise,
      creditPaise,
    }));
    return rows.toSorted((one, other) => one.name.localeCompare(other.name));
  }

  against(
    reports: Readonly<Record<TallyCheck, number>>,
  ): { check: TallyCheck; vouchersPaise: number; reportPaise: number }[] {
    return TALLY_CHECKS.map((check) => {
      const { ledgers, sign } = CHECKED[check];
      const sum = ledgers.reduce((all, key) => all + (this.sums.get(key) ?? 0), 0);
      // Never minus nothing.
      return { check, vouchersPaise: sum * sign || 0, reportPaise: reports[check] };
    });
  }
}
