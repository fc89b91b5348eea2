const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** A list that came in a link, or that the owner put together. */
export const words = {
  title: {
    list: 'Somebody shared a list with you',
    ready: 'Add this ready-made list?',
    again: 'Add the goods of your earlier order?',
  },
  help: (theirs: number, mine: number) => `It has ${items(theirs)}. Your own list has ${items(mine)}.`,
  replace: {
    list: 'Use the shared list instead',
    ready: 'Use the ready-made list instead',
    again: 'Use the earlier order instead',
  },
  add: 'Add it to mine',
  keep: 'Keep only mine',
  taken: (count: number) => `${items(count)} ${count === 1 ? 'is' : 'are'} on your list.`,
  lessTitle: (count: number) => `There is less of ${items(count)}`,
  lessDone: 'All right',
} as const;
