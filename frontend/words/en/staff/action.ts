/** Steps on a record. */
export const words = {
  undo: 'Undo',
  onceOnly: 'The answer was lost on the way and asked for again; it was done once.',
} as const;
