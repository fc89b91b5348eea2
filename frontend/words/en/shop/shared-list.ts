const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** A list that came in a link, or that the owner put together. */
export const words = {
  sharedTitle: 'Somebody shared a list with you',
  help: (theirs: number, mine: number) => `It has ${items(theirs)}. Your own list has ${items(mine)}.`,
  readyTitle: 'Add this ready-made list?',
  replace: 'Use the shared list instead',
  readyReplace: 'Use the ready-made list instead',
  add: 'Add it to mine',
  keep: 'Keep only mine',
  taken: (count: number) => `${items(count)} ${count === 1 ? 'is' : 'are'} on your list.`,
  lessTitle: (count: number) => `There is less of ${items(count)}`,
  lessDone: 'All right',
} as const;
