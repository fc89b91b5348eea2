import {
  TALLY_CHECKS,
  TALLY_KINDS,
  type TallyCheck,
  type TallyKind,
  type TallySides,
} from '@shop/contracts/rules/documents/tally';
import type { LedgerKey } from './ledgers.ts';
import type { Voucher } from './voucher.ts';

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

/** What vouchers come to: by kind, by ledger, and by what the shop's other reports say. */
export class TallyTotals {
  /** The ledgers that vouchers name. */
  readonly named = new Map<string, LedgerKey>();
  private readonly byKind = new Map(TALLY_KINDS.map((kind) => [kind, { count: 0, paise: 0 }]));
  private readonly byLedger = new Map<string, TallySides>();
  private readonly sums = new Map<LedgerKey, number>();

  /** @param count how many vouchers it is the sum of */
  add({ kind, lines }: Voucher, count = 1): void {
    const ofKind = this.byKind.get(kind) ?? { count: 0, paise: 0 };
    const debited = lines.reduce((all, { paise }) => all + Math.max(0, paise), 0);
    this.byKind.set(kind, { count: ofKind.count + count, paise: ofKind.paise + debited });
    for (const { of, ledger, paise } of lines) {
      const { debitPaise, creditPaise } = this.byLedger.get(ledger) ?? { debitPaise: 0, creditPaise: 0 };
      this.byLedger.set(ledger, {
        debitPaise: debitPaise + Math.max(0, paise),
        creditPaise: creditPaise + Math.max(0, -paise),
      });
      this.named.set(ledger, of);
      this.sums.set(of, (this.sums.get(of) ?? 0) + paise);
    }
  }

  /** How many vouchers there are. */
  get count(): number {
    return [...this.byKind.values()].reduce((all, { count }) => all + count, 0);
  }

  get kinds(): { kind: TallyKind; count: number; paise: number }[] {
    return [...this.byKind].map(([kind, sum]) => ({ kind, ...sum }));
  }

  /** The trial balance of the days. */
  get ledgers(): ({ name: string } & TallySides)[] {
    const rows = [...this.byLedger].map(([name, sides]) => ({ name, ...sides }));
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
