/** The bill, on the screen and on paper. */
export const words = {
  item: 'Item',
  code: 'Code',
  mrp: 'Goods at MRP',
  mrpColumn: 'MRP',
  rate: 'Net rate',
  quantity: 'Quantity',
  amount: 'Amount',
  discount: 'Discount',
  goods: 'Goods at the net rate',
  packing: (basisPoints: number | null) =>
    basisPoints === null ? 'Packing' : `Packing (${basisPoints / 100} %)`,
  freight: 'Freight',
  freightOnCollection: 'to pay on collection',
  freightOpen: 'when a place is chosen',
  free: 'free',
  rounding: 'Rounding to the rupee',
  total: 'Total',
  benefit: 'Benefit of your scheme',
  credit: 'Your passbook pays',
  left: 'Left to pay',
  taxIncluded: 'All rates include 18 % GST (HSN\u00a03604).',
} as const;
