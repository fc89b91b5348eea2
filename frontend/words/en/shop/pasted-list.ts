import type { Doubt } from '@shop/contracts/rules/catalogue/pasted/reading';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

/** A list that somebody wrote, pasted and read. */
export const words = {
  paste: 'Paste a list',
  title: 'Paste a list',
  help: 'A message as it was written: codes, names in English or Tamil, and how many. Nothing is taken before you have seen it.',
  text: 'The list',
  placeholder: 'SP-09 2\nFlower pots big 3 box\nபூச்செடி சிறியது 2',
  file: 'Choose a file',
  fileHelp: 'Or a file: Excel, CSV or text. It may be dropped here.',
  read: 'Read the list',
  reading: 'Reading …',
  close: 'Close',
  again: 'Change the text',
  nothing: 'No goods were found in this text. Each line needs a code or a name, and how many.',
  fileUnread: 'This file could not be read. Please save it as .xlsx or .csv, or paste its text.',

  doubts: (count: number) => `Please look at ${lines(count)}`,
  doubtsHelp: 'A number chooses, Enter takes, Escape leaves out.',
  settled: 'All lines are settled.',
  sure: (count: number) => `Clear: ${lines(count)}`,
  passed: (count: number) => `Not read as goods: ${lines(count)}`,
  unfilled: (count: number) =>
    count === 1
      ? '1 row of the price list has no number.'
      : `${count} rows of the price list have no number.`,
  written: 'As written',
  candidates: 'What it may be',
  none: 'Nothing on the price list is called so.',
  banned: 'Joined crackers are banned by law, and are not sold.',
  like: 'Nothing is called so. Something like it:',
  search: 'Look for another item',
  count: 'How many',
  countOf: (name: string) => `How many of ${name}`,
  needsCount: 'Please say how many: 1 or more.',
  take: 'Take',
  leaveOut: 'Leave out',
  leftOut: 'Left out',
  decide: 'Look',
  change: 'Change',
  soldOut: 'Sold out',
  taken: (name: string, count: number) => `${name} × ${count}`,
  already: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} there already; these are added.`,
  repeated: (count: number) => `Named on another line too: together ${count}.`,
  progress: (taken: number, open: number, out: number) =>
    [`${taken} taken`, `${open} to look at`, ...(out > 0 ? [`${out} left out`] : [])].join(' · '),
  leaveRest: (open: number) => `Leave out the other ${open}`,
  intoOrder: (count: number) => `Put ${items(count)} into the order`,
  intoList: (count: number) => `Put ${items(count)} on the list`,
  done: (count: number) => `${items(count)} of the pasted list ${count === 1 ? 'is' : 'are'} in.`,
  undo: 'Undo',
  undone: 'The pasted list is taken back.',

  reasons: {
    'no-count': 'No number is given.',
    'two-counts': 'There are two numbers.',
    part: 'It asks for a part, or for no clear number.',
    pieces: 'It counts pieces; this is sold by the box.',
    wholesale: 'It counts cases or sets.',
    price: 'The number may be the price.',
    'too-many': 'That many?',
    words: 'Not every word was understood.',
    against: 'It may not be wanted, or depends on something.',
    apart: 'The number stands apart from the name.',
    numbered: 'The number may only number the line.',
    repeated: 'It was named before.',
  } satisfies Record<Doubt, string>,
  kinds: {
    likely: 'Probably this:',
    several: 'It may be one of these:',
  },
} as const;
