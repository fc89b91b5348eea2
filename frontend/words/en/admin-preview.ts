import type { RowRefusal } from '@shop/contracts/rules/change-sets';

const count = new Intl.NumberFormat('en-IN');
const rows = (many: number) => (many === 1 ? '1 row' : `${count.format(many)} rows`);

/** Of a change of many rows: what it would do, and what became of it. */
export const words = {
  title: 'Preview',
  nothing: 'Nothing would change',
  nothingHelp: 'Everything is as it should be already.',
  changed: (many: number) => (many === 1 ? '1 change' : `${count.format(many)} changes`),
  unchanged: (many: number) => `${rows(many)} as they are already`,
  refused: (many: number) => `${rows(many)} refused`,
  refusedHelp: 'They change nothing. Mend them in the file and open it again, or go on without them.',
  saveRefused: 'Save the refused rows',
  refusedFile: 'refused-rows',
  refusedColumns: ['Row', 'Item code', 'Cell', 'Reason'],
  row: (number: number) => `Row ${number}`,
  reasons: {
    'unknown-key': 'no product has this code',
    'key-twice': 'the code stands further up already',
    'no-amount': 'is no amount',
    'above-mrp': 'the net rate would be above the MRP',
  } satisfies Record<RowRefusal, string>,
  from: 'from',
  to: 'to',
  back: 'Back to the sheet',
  apply: (many: number) => (many === 1 ? 'Change 1 now' : `Change ${count.format(many)} now`),
  later: 'Change later',
  day: 'Day',
  hour: 'Hour',
  clock: (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'am' : 'pm'}`,
  schedule: 'Change by itself then',
  scheduled: 'It will happen by itself. Below it can be withdrawn until then.',
  applied: 'Done. Shoppers see it at once.',
  leftSome: (many: number) =>
    `${rows(many)} had been changed by somebody meanwhile and stayed as they are. The list of changes names them.`,
  history: 'Last changes',
  noHistory: 'Nothing was changed many at once yet',
  states: {
    previewed: 'not decided',
    scheduled: (at: string) => `happens by itself on ${at}`,
    withdrawn: 'withdrawn',
    applied: (at: string) => `done on ${at}`,
    undone: (at: string) => `done on ${at}, taken back`,
  },
  by: (name: string, many: number) => `${rows(many)}, by ${name}`,
  left: (titles: string) => `Left as somebody else had changed it: ${titles}`,
  undo: 'Undo',
  undone: 'Taken back. The prices are as they were.',
  undoSure: (many: number) => `Take the change of ${rows(many)} back?`,
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn. Nothing will happen by itself.',
} as const;
