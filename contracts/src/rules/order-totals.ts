import { roundToRupee, shareOf } from './money.ts';

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
  const mrpPaise = lines.reduce((sum, line) => sum + line.mrpPaise * line.quantity, 0);
  const goodsPaise = lines.reduce((sum, line) => sum + line.netPaise * line.quantity, 0);
  const packingPaise = shareOf(goodsPaise, charges.packingBasisPoints);
  const exact = goodsPaise + packingPaise + (charges.freightPaise ?? 0);
  const totalPaise = roundToRupee(exact);
  return {
    mrpPaise,
    discountPaise: mrpPaise - goodsPaise,
    goodsPaise,
    packingPaise,
    freightPaise: charges.freightPaise,
    roundingPaise: totalPaise - exact,
    totalPaise,
  };
}

export type PaymentStatus = 'unpaid' | 'part-paid' | 'paid' | 'refund-due';

/** What is still to be paid; negative: to be paid back. A cancelled order owes back whatever was paid. */
export function balanceOf(totalPaise: number, paidPaise: number, cancelled: boolean): number {
  return (cancelled ? 0 : totalPaise) - paidPaise;
}

export function paymentStatus(totalPaise: number, paidPaise: number, cancelled: boolean): PaymentStatus {
  const balancePaise = balanceOf(totalPaise, paidPaise, cancelled);
  if (balancePaise < 0) return 'refund-due';
  if (balancePaise === 0) return 'paid';
  return paidPaise === 0 ? 'unpaid' : 'part-paid';
}
