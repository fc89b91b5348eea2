/** What every form of staff says. */
export const words = {
  save: 'Save',
  unclear: 'Something above cannot be right yet.',
  saved: (title: string) => `${title}: saved.`,
  allSaved: 'Everything is saved.',
  unsaved: (names: readonly string[]) => `Not saved yet: ${listed(names)}.`,
  discard: 'Discard',
  leave: 'There are unsaved changes. Leave the page without saving them?',
  readOnly: 'Your role may read this, not change it.',
  /** Where there is little room, beside what is added. */
  add: 'Add',
  keptFrom: (time: string) => `Kept from ${time}: what you typed here and did not save.`,
  keptOnClosing: 'What you typed is kept. Open the form again to go on.',
  taken: (names: readonly string[]) =>
    `Somebody saved this meanwhile. Taken over from them: ${listed(names)}.`,
  disputed: 'Somebody saved this meanwhile, and you both changed the same. Which shall it be?',
  yours: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  decideFirst: 'Decide above what shall stand, then save.',
  on: 'On',
  off: 'Off',
  nothing: 'Empty',
  picture: 'A picture',
  lengthOf: (length: number, max: number) =>
    `${length.toLocaleString('en-IN')} of ${max.toLocaleString('en-IN')} characters.`,
  notTranslated: 'Not translated: Tamil pages show the English text.',
  question: 'Question',
  answer: 'Answer',
  emptyQuestion: 'the new question',
  addQuestion: 'Add a question',
  removeQuestion: 'Take it out',
  removeRow: (row: string) => `Take out ${row}`,
  emptyRow: 'the new row',
  optionsMissing: 'What there is to choose from did not arrive.',
  fetchAgain: 'Try again',
} as const;

const MOST_NAMED = 3;

/** `Name, City and 2 more`. */
function listed(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED);
  const more = names.length - named.length;
  return more === 0 ? named.join(', ') : `${named.join(', ')} and ${more} more`;
}
