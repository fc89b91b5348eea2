import type { RowRefusal } from '@shop/contracts/rules/catalogue/change-sets';
import { COLUMN_FIELDS } from '@shop/contracts/rules/catalogue/product-columns';
import { UNITS } from '@shop/contracts/rules/catalogue/units';

const count = new Intl.NumberFormat('en-IN');
const rows = (many: number) => (many === 1 ? '1 row' : `${count.format(many)} rows`);

/** What a file calls the states. */
const states = Object.values(COLUMN_FIELDS.state.column.labels ?? {})
  .map((word) => `“${word}”`)
  .join(', ');

/** Of a change of many rows: what it would do, and what became of it. */
export const words = {
  changes: 'Changes',
  nothing: 'Nothing would change',
  nothingHelp: 'Everything is as it should be already.',
  summary: (added: number, changed: number) =>
    [
      added > 0 && `${count.format(added)} new`,
      changed > 0 && (changed === 1 ? '1 change' : `${count.format(changed)} changes`),
    ]
      .filter(Boolean)
      .join(', '),
  added: 'New',
  more: (many: number) => `Show ${count.format(many)} more`,
  none: 'nothing',
  unchanged: (many: number) => `${rows(many)} as they are already`,
  refused: (many: number) => `${rows(many)} refused`,
  refusedHelp: 'They change nothing. Mend them in the file and open it again, or go on without them.',
  passedOver: (passed: readonly number[], figure = 'price') => {
    const numbers = passed.slice(0, 12).join(', ') + (passed.length > 12 ? ', …' : '');
    return passed.length === 1
      ? `Row ${numbers} has no ${figure} and was passed over as a heading of the list.`
      : `${rows(passed.length)} without a ${figure} were passed over as headings of the list: ${numbers}`;
  },
  saveRefused: 'Save the refused rows',
  refusedFile: 'refused-rows',
  /** Put into the file of refused rows, and passed over when it comes back. */
  reason: 'Reason',
  refusedColumns: ['Row', 'Item code', 'Cell', 'Reason'],
  noKeyAtAll: 'the item code is missing',
  row: (number: number) => `Row ${number}`,
  of: (field: string) => `(${field})`,
  reasons: {
    'unknown-key': 'no product has this code',
    'key-twice': 'the code stands further up already',
    'code-alike':
      'is another product’s code but for zeros at the beginning of a number; say below which is meant',
    'no-key': 'is no item code: letters A to Z, digits and dashes, 20 at most',
    'no-amount': 'is no amount',
    'above-mrp': 'the net rate would be above the MRP',
    missing: 'a new product needs this',
    'too-long': 'is too long',
    'too-short': 'is too short',
    formula: 'is a formula without a result; save the sheet with its values',
    'lost-letters': 'has lost its letters; save the file as XLSX or as “CSV UTF-8”',
    'unknown-category': 'is no category of the shop',
    'no-unit': `is no unit; there are ${UNITS.join(', ')}`,
    'no-number': 'is no number that fits',
    'no-percentage': 'is no percentage',
    'no-hsn': 'is no HSN code; it has 4, 6 or 8 digits',
    'no-web-address': 'is no web address; it begins with https://',
    'too-many': 'has more entries than a product may have',
    'no-state': `is no state; there are ${states}`,
    'no-answer': 'is neither yes nor no',
    'no-figure': 'is missing',
    'below-sold': 'fewer than are sold and not packed yet: stock cannot go below nothing',
    'not-counted': 'nobody counts this product yet; count it first',
  } satisfies Record<RowRefusal, string>,
  from: 'from',
  to: 'to',
  back: 'Back',
  apply: (added: number, changed: number) =>
    added === 0
      ? `Change ${count.format(changed)} now`
      : `Add ${count.format(added)}${changed === 0 ? '' : ` and change ${count.format(changed)}`} now`,
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
  earlier: 'Earlier changes',
  moreChanges: (many: number) => `${many} more ${many === 1 ? 'change' : 'changes'}`,
  noHistory: 'No changes of many rows yet',
  states: {
    previewed: 'Not decided',
    scheduled: (at: string) => `Happens by itself on ${at}`,
    withdrawn: 'Withdrawn',
    applied: (at: string) => `Done on ${at}`,
    undone: (at: string) => `Done on ${at}, taken back`,
  },
  by: (name: string, many: number) => `${rows(many)}, by ${name}`,
  left: (titles: string) => `Left as somebody else had changed it: ${titles}`,
  undo: 'Undo',
  undone: 'Taken back. The prices are as they were.',
  undoSure: (many: number) => `Take the change of ${rows(many)} back?`,
  undoEffects: [
    'What the change made of them becomes what it was before.',
    'What somebody changed since then stays, and is named in the list of changes.',
  ],
  takeBack: 'Take it back',
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn. Nothing will happen by itself.',
} as const;
