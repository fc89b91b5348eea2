const NAMED = 12;

function parts(word: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const named = names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ', …' : '');
  return `${word}${names.length === 1 ? '' : 's'} ${named}`;
}

/** Of a CSV or XLSX file that is opened at the desk. */
export const words = {
  open: 'Open a file',
  faults: {
    'no-code': 'The file has no column for the item code. Call it “Item code” in the first rows.',
    'no-price': 'No row of the file has a price in its column for the MRP or the net rate.',
    'no-count': 'No row of the file has a number in its column for the counts.',
    'no-quantity': 'No row of the file has a number in its column for the quantities.',
    'no-table': 'The file has no table with a day and an amount in its first rows.',
    empty: 'The file has no rows under its headings.',
    'too-long': (most: number) =>
      `The file has more than ${most.toLocaleString('en-IN')} rows. Open it in two parts.`,
    'too-large': 'The file is larger than 10 MB.',
    'other-kind': 'This file cannot be read: only XLSX and CSV can.',
    password: 'This file has a password. Save it without one and open it again.',
    unreadable: 'This file cannot be read. Save it as XLSX or CSV and open it again.',
    'other-columns':
      'The chosen sheets have other columns, or other headings for them. Open the file once for each of them.',
    'not-chosen': 'No sheet was chosen.',
  },
  chooseTitle: 'What of this file is read?',
  chooseHelp: 'Sheets are read under one another, and their rows are counted on from sheet to sheet.',
  sheets: 'Sheets',
  sheet: (name: string, rows: number, isHidden: boolean) =>
    `${name} (${rows === 1 ? '1 row' : `${rows.toLocaleString('en-IN')} rows`}${isHidden ? ', hidden' : ''})`,
  hiddenParts: (name: string, rows: readonly string[], columns: readonly string[]) =>
    `${name}: ${[parts('row', rows), parts('column', columns)].filter(Boolean).join(' and ')} hidden.`,
  withHidden: 'Read what is hidden in them too',
  withHiddenHelp: 'Left out unless you tick this.',
  chooseOne: 'Choose one sheet at least.',
  read: 'Read these',
} as const;
