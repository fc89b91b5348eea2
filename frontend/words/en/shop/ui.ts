/** What the primitives of ui/ say. */
export const words = {
  dismiss: 'Dismiss',
  fewer: (name: string) => `One less of ${name}`,
  more: (name: string) => `One more of ${name}`,
  taken: (name: string, typed: string, quantity: number) =>
    `“${typed}” of ${name} cannot be ordered: ${quantity || 'none'} taken.`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  optional: 'optional',
} as const;
