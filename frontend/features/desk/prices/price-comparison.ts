import type { PriceRowView } from '@shop/contracts/sheets/views';
import type { RowChange } from '@shop/contracts/rules/catalogue/change-sets';

/** Per cent of the MRP that a net rate lies below it. */
export function percentBelow(mrpPaise: number, netPaise: number): number {
  return Math.round(((mrpPaise - netPaise) / mrpPaise) * 100);
}

/** Per cent of what was asked before; below nothing where it is cheaper now. */
export function percentSince(beforePaise: number, netPaise: number): number {
  return Math.round(((netPaise - beforePaise) / beforePaise) * 100);
}

/** What a product would cost after a change, beside its MRP and last season's rate. */
export function comparedAfter(
  { cells }: RowChange,
  product: PriceRowView,
): { belowMrp: number; sinceLast: number | null } {
  const after = (field: string, now: number) =>
    Number(cells.find((cell) => cell.field === field)?.after ?? now);
  const net = after('netPaise', product.netPaise);
  const { lastNetPaise } = product;
  return {
    belowMrp: percentBelow(after('mrpPaise', product.mrpPaise), net),
    sinceLast: lastNetPaise === null ? null : percentSince(lastNetPaise, net),
  };
}

/** Changes that look like a slip of the finger: the net rate more than doubles, or falls below half. */
export function doubtful(changes: readonly RowChange[]): RowChange[] {
  return changes.filter(({ cells }) =>
    cells.some(({ field, before, after }) => {
      const times = Number(after) / Number(before);
      return field === 'netPaise' && (times > 2 || times < 0.5);
    }),
  );
}
