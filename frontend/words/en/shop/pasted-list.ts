import type { SheetFault } from '../../../lib/sheet/read-cells.ts';
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
  tooLong: (length: number, most: number) =>
    `This has ${length.toLocaleString('en-IN')} characters; at most ${most.toLocaleString('en-IN')} can be read at once. Please paste it in parts.`,
  tooManyRows: (rows: number, most: number) =>
    `This file has ${rows.toLocaleString('en-IN')} rows; at most ${most.toLocaleString('en-IN')} can be read. Please save it in parts.`,
  notRead: 'This could not be read. Please try once more, or paste the text.',
  faults: {
    'too-large': 'This file is larger than 10 MB. Please save the list alone, and choose it again.',
    'other-kind':
      'Only Excel (.xlsx), CSV and text files can be read. Please save it as one of them, or paste its text.',
    password: 'This file opens only with a password. Please save it without one, and choose it again.',
    empty: 'Nothing is written in this file. Please choose another, or paste the text.',
    'other-columns':
      'The sheets of this file have different columns. Please save the one with the list, and choose it again.',
    unreadable:
      'This file is no sheet that can be read. Please save it again as .xlsx or .csv, or paste its text.',
  } satisfies Partial<Record<SheetFault, string>>,

  doubts: (count: number) => `Please look at ${lines(count)}`,
  doubtsHelp: 'A number chooses, Enter takes, Escape leaves out.',
  settled: 'All lines are settled.',
  sure: (count: number) => `Clear: ${lines(count)}`,
  passed: (count: number) => `Not read as goods: ${lines(count)}`,
  unfilled: (count: number) =>
    count === 1
      ? '1 row of the price list has no number.'
      : `${count} rows of the price list have no number.`,
  candidates: 'What it may be',
  none: 'Nothing on the price list has this name.',
  banned: 'Joined crackers are banned by law, and are not sold.',
  like: 'Nothing has this name. Something like it:',
  soldOutOf: (name: string) => `${name} is sold out.`,
  inItsPlace: 'Something like it:',
  search: 'Look for another item',
  count: 'How many',
  needsCount: 'Please say how many: 1 or more.',
  take: 'Take',
  takeOnly: (count: number) => `Take ${count}`,
  leaveOut: 'Leave out',
  leftOut: 'Left out',
  decide: 'Look',
  change: 'Change',
  taken: (name: string, count: number) => `${name} × ${count}`,
  already: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} there already; these are added.`,
  repeated: (count: number) => `Named on another line too: together ${count}.`,
  beyond: ({ most, of, isLeft }: { most: number; of: number | null; isLeft: boolean }) => {
    const limit = isLeft ? `Only ${of} left.` : `At most ${of ?? most} in one order.`;
    if (most === 0) return isLeft && of === 0 ? 'None is left.' : `${limit} No more of it can be taken.`;
    return most === of ? limit : `${limit} ${most} more can be taken.`;
  },
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
