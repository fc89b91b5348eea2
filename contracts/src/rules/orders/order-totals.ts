import { roundToRupee, shareOf } from '../money.ts';

/** The bill under the lines; every amount in paise. */
export interface OrderTotals {
  /** The goods at MRP. */
  mrpPaise: number;
  /** MRP less the net rate. */
  discountPaise: number;
  /** The goods at the net rate. */
  goodsPaise: number;
  packingPaise: number;
  /** Null: paid to the transport office on collection. */
  freightPaise: number | null;
  /** What brings the sum to a whole rupee, −49 to 50. */
  roundingPaise: number;
  totalPaise: number;
}

export interface PricedLine {
  mrpPaise: number;
  netPaise: number;
  quantity: number;
}

export interface Charges {
  packingBasisPoints: number;
  freightPaise: number | null;
}

export function orderTotals(lines: readonly PricedLine[], charges: Charges): OrderTotals {
  const goodsPaise = lines.reduce((sum, line) => sum + line.netPaise * line.quantity, 0);
  const { packingBasisPoints, freightPaise } = charges;
  return totalsOf(lines, { packingPaise: shareOf(goodsPaise, packingBasisPoints), freightPaise });
}

/** The same where packing is a sum of money, and no share. */
export function totalsOf(
  lines: readonly PricedLine[],
  { packingPaise, freightPaise }: Pick<OrderTotals, 'packingPaise' | 'freightPaise'>,
): OrderTotals {
  const mrpPaise = lines.reduce((sum, line) => sum + line.mrpPaise * line.quantity, 0);
  const goodsPaise = lines.reduce((sum, line) => sum + line.netPaise * line.quantity, 0);
  const exact = goodsPaise + packingPaise + (freightPaise ?? 0);
  const totalPaise = roundToRupee(exact);
  return {
    mrpPaise,
    discountPaise: mrpPaise - goodsPaise,
    goodsPaise,
    packingPaise,
    freightPaise,
    roundingPaise: totalPaise - exact,
    totalPaise,
  };
}

export const PAYMENT_STATUSES = ['unpaid', 'part-paid', 'paid', 'refund-due', 'nothing-due'] as const;
/** `nothing-due`: cancelled, and nothing of it is to be paid back. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * What is still to be paid; negative: to be paid back. A cancelled order owes back whatever was paid. The table of orders
 * keeps it by the same rule (`balance_paise`), and everybody who shows it reads it there.
 */
export function balanceOf(totalPaise: number, paidPaise: number, cancelled: boolean): number {
  return (cancelled ? 0 : totalPaise) - paidPaise;
}

export function paymentStatus(balancePaise: number, paidPaise: number, cancelled: boolean): PaymentStatus {
  if (balancePaise < 0) return 'refund-due';
  if (balancePaise === 0) return cancelled ? 'nothing-due' : 'paid';
  return paidPaise === 0 ? 'unpaid' : 'part-paid';
}
