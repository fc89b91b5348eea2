/** Of a CSV or XLSX file that is opened at the desk. */
export const words = {
  open: 'Open a file',
  faults: {
    'no-code': 'The file has no column for the item code. Call it “Item code” in the first rows.',
    'no-price': 'No row of the file has a price in its column for the MRP or the net rate.',
    'no-table': 'The file has no table with a day and an amount in its first rows.',
    empty: 'The file has no rows under its headings.',
    'too-long': (most: number) =>
      `The file has more than ${most.toLocaleString('en-IN')} rows. Open it in two parts.`,
    unreadable: 'This file cannot be read. Save it as XLSX or CSV and open it again.',
  },
} as const;
