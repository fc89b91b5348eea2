import type { TallyKind, TallyNames } from '@shop/contracts/rules/documents/tally';
import type { Day } from '@shop/contracts/rules/days';
import { DomainError } from '../../../../shared/domain-error.ts';
import { ledgerName, type LedgerKey } from './ledgers.ts';
import type { LedgerRow } from './rows.ts';

/** The voucher types that every company in Tally has. */
type VoucherType = 'Sales' | 'Credit Note' | 'Receipt' | 'Payment' | 'Journal';

export interface VoucherLine {
  of: LedgerKey;
  /** The ledger's name in Tally. */
  ledger: string;
  /** Debit; negative: credit. */
  paise: number;
}

/** A booking: its lines come to nothing. */
export interface Voucher {
  kind: TallyKind;
  type: VoucherType;
  /** By which Tally knows it again: imported twice it is there once. */
  remoteId: string;
  day: Day;
  /** Null: Tally numbers it. */
  number: string | null;
  reference: string | null;
  /** The ledger of whoever it is about. */
  party: string;
  /** Who that is. */
  name: string;
  narration: string;
  /** Of a sale: to whom, and where it was supplied. */
  supply: { stateName: string; placeOfSupply: string; gstin: string | null } | null;
  lines: VoucherLine[];
}

/** What every voucher has of its row. */
export const named = ({ source, id, day, name }: LedgerRow): Pick<Voucher, 'day' | 'name' | 'remoteId'> => ({
  remoteId: `${source}-${id}`,
  day,
  name,
});

/** @param basisPoints where the ledger may be kept by rate */
export const line = (names: TallyNames, of: LedgerKey, paise: number, basisPoints = 0): VoucherLine => ({
  of,
  ledger: ledgerName(names, of, basisPoints),
  paise,
});

/**
 * The voucher with one line for each ledger, without lines of nothing.
 * @throws DomainError tally-unbalanced: its debit is not its credit, and no file leaves
 */
export function balanced(voucher: Voucher): Voucher {
  const differencePaise = voucher.lines.reduce((all, { paise }) => all + paise, 0);
  if (differencePaise !== 0)
    throw new DomainError('conflict', 'tally-unbalanced', {
      voucher: voucher.number ?? voucher.narration,
      differencePaise,
    });
  const sums = new Map<string, VoucherLine>();
  for (const each of voucher.lines) {
    const key = `${each.of} ${each.ledger}`;
    sums.set(key, { ...each, paise: (sums.get(key)?.paise ?? 0) + each.paise });
  }
  return { ...voucher, lines: [...sums.values()].filter(({ paise }) => paise !== 0) };
}
