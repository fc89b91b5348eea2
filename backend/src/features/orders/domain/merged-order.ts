import { mergeObstacle } from '@shop/contracts/rules/orders/order-content';
import {
  orderTotals,
  totalsOf,
  type Charges,
  type OrderTotals,
} from '@shop/contracts/rules/orders/order-totals';
import { DomainError } from '../../../shared/domain-error.ts';
import type { PresentOrder } from './edited-order.ts';
import type { NewOrderLine } from './new-order.ts';

/** A line of two orders that become one. */
export interface MergedLine extends NewOrderLine {
  /** How many the order has that stays. */
  was: number;
  /** The other rate where the two are not the same. */
  otherNetPaise: number | null;
}

/** The lines of both. Goods that were ordered at two rates have the lower one: nobody pays more by it. */
export function mergedLines(into: readonly NewOrderLine[], from: readonly NewOrderLine[]): MergedLine[] {
  const among = (lines: readonly NewOrderLine[], productId: string) =>
    lines.find((line) => line.productId === productId);
  return [
    ...into.map((line) => joined(line, among(from, line.productId))),
    ...from
      .filter(({ productId }) => !among(into, productId))
      .map((line) => ({ ...line, was: 0, otherNetPaise: null })),
  ];
}

function joined(line: NewOrderLine, other: NewOrderLine | undefined): MergedLine {
  if (!other) return { ...line, was: line.quantity, otherNetPaise: null };
  const [lower, higher] = other.netPaise < line.netPaise ? [other, line] : [line, other];
  const quantity = line.quantity + other.quantity;
  return {
    ...line,
    mrpPaise: lower.mrpPaise,
    netPaise: lower.netPaise,
    quantity,
    amountPaise: lower.netPaise * quantity,
    was: line.quantity,
    otherNetPaise: higher.netPaise === lower.netPaise ? null : higher.netPaise,
  };
}

/** One lorry takes them: its freight is charged once. What was set by hand for packing is kept, of both. */
export function mergedTotals(
  lines: readonly MergedLine[],
  into: PresentOrder,
  from: PresentOrder,
  charges: Charges,
): OrderTotals {
  if (!into.chargesByHand && !from.chargesByHand) return orderTotals(lines, charges);
  const packingPaise = into.totals.packingPaise + from.totals.packingPaise;
  return totalsOf(lines, { packingPaise, freightPaise: into.totals.freightPaise });
}

/** @throws DomainError orders-not-mergeable */
export function assertMergeable(into: PresentOrder, from: PresentOrder): void {
  const hasCredit = [into, from].some(({ creditPaise, benefitPaise }) => creditPaise + benefitPaise > 0);
  const obstacle =
    mergeObstacle(into, from) ?? (hasCredit ? 'credit' : hasTwoBuyers(into, from) ? 'gstins' : null);
  if (obstacle) throw new DomainError('conflict', 'orders-not-mergeable', { obstacle });
}

/** An invoice is one business's: whoever has a GSTIN of their own gets one of their own. */
function hasTwoBuyers(into: PresentOrder, from: PresentOrder): boolean {
  return into.customer.gstin !== from.customer.gstin;
}

/** What of the receipts becomes the other order's: what came in, less what was paid back of it. */
export function movedParts(
  held: readonly { receiptId: string; heldPaise: number }[],
): { receiptId: string; amountPaise: number }[] {
  let rest = held.reduce((sum, { heldPaise }) => sum + heldPaise, 0);
  return held.flatMap(({ receiptId, heldPaise }) => {
    const amountPaise = Math.min(heldPaise, rest);
    if (amountPaise <= 0) return [];
    rest -= amountPaise;
    return [{ receiptId, amountPaise }];
  });
}
