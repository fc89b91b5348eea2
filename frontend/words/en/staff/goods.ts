/** Goods of an order, as staff choose them. */
export const words = {
  add: 'Add an item',
  addHelp: 'By code or name. Enter takes the first one found.',
  soldOut: 'Sold out',
  rate: (money: string) => `at ${money}`,
  found: 'What was found',
  nothing: 'Nothing has this name.',
  /** Before what they come to. */
  comeTo: (items: number) => (items === 1 ? '1 item comes to' : `${items} items come to`),
  quantityOf: (name: string) => `Quantity of ${name}`,
  /** @param quantity empty: it is not there */
  line: (name: string, quantity: string) =>
    quantity === '' ? `${name}: not there` : `${name} × ${quantity}`,
  same: (lines: number) => (lines === 1 ? '1 other line is the same.' : `${lines} other lines are the same.`),
  remove: (name: string) => `Take out ${name}`,
} as const;
