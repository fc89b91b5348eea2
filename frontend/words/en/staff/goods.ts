/** Goods of an order, as staff choose them. */
export const words = {
  add: 'Add an item',
  addHelp: 'By code or name. Enter takes the first one found.',
  soldOut: 'Sold out',
  found: 'What was found',
  nothing: 'Nothing has this name.',
  quantityOf: (name: string) => `Quantity of ${name}`,
  /** @param quantity empty: it is not there */
  line: (name: string, quantity: string) =>
    quantity === '' ? `${name}: not there` : `${name} × ${quantity}`,
  same: (lines: number) => (lines === 1 ? '1 other line is the same.' : `${lines} other lines are the same.`),
  remove: (name: string) => `Take out ${name}`,
} as const;
