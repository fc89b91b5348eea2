/** Goods of an order, as staff choose them. */
export const words = {
  add: 'Add an item',
  addHelp: 'By code or name. Enter takes the first one found.',
  soldOut: 'Sold out',
  found: 'What was found',
  nothing: 'Nothing is called so.',
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: (name: string) => `Take out ${name}`,
} as const;
