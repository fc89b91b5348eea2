import type {
  AnsweredPayoutView,
  PayoutBatchState,
  PayoutObstacle,
  PayoutState,
} from '@shop/contracts/payouts/views';

const count = new Intl.NumberFormat('en-IN');

const batchStates: Record<PayoutBatchState, string> = {
  proposed: 'To approve',
  approved: 'Approved',
  discarded: 'Discarded',
};

const states: Record<PayoutState, string> = {
  proposed: 'To approve',
  sent: 'With the bank',
  paid: 'Paid',
  failed: 'Failed, due again',
  discarded: 'Discarded',
};

const obstacles: Record<PayoutObstacle, string> = {
  'no-details': 'Nothing entered of where it goes to',
  suspended: 'Suspended',
  'in-batch': 'Stands in a batch already',
  'not-credited': 'The monthly credit comes first',
};

const results: Record<AnsweredPayoutView['result'], string> = {
  paid: 'paid',
  failed: 'failed and due again',
  unchanged: 'said before',
  unknown: 'not waited for',
};

const payouts = (number: number) => (number === 1 ? '1 payout' : `${count.format(number)} payouts`);

/** Commissions that are paid out, in batches. */
export const words = {
  title: 'Payouts',
  found: (total: number, isMore: boolean) =>
    total === 1 ? '1 batch' : `${count.format(total)}${isMore ? '+' : ''} batches`,
  none: 'Nothing was paid out yet',
  noneHelp: 'Make the first batch: it shows to whom how much is due.',
  noneFound: 'No batches',
  noneFoundHelp: 'Nothing was paid out yet.',
  batch: (number: number) => `Batch ${number}`,
  back: 'All payouts',
  referrers: 'Referrers',
  columns: { batch: 'Batch', made: 'Made', state: 'State', payouts: 'Payouts', gross: 'Due', tax: 'TDS' },
  batchStates,
  states,
  madeBy: (time: string, by: string) => `Made ${time} by ${by}`,
  approvedBy: (time: string, by: string) => `Approved ${time} by ${by}`,
  waiting: (waiting: number) => (waiting === 0 ? '' : `${payouts(waiting)} with the bank`),
  failed: (failed: number) => (failed === 0 ? '' : `${payouts(failed)} failed`),

  make: 'New batch',
  makeIntro: (minimum: string, year: string) =>
    `To whom at least ${minimum} is due. On months that are credited TDS was deducted then; on the rest it is deducted now, by the rules of ${year} in the settings.`,
  nobody: 'Nobody is due as much as the minimum.',
  nobodyHelp: 'Commissions are due once their orders are collected.',
  name: 'Referrer',
  due: 'Due',
  inAll: 'In all',
  chosen: 'Chosen, in all',
  net: 'Paid out',
  withoutPan: 'without PAN',
  obstacles,
  ofUncredited: (money: string) => `TDS now: on ${money} not yet credited`,
  credit: (month: string) => `Credit ${month}`,
  creditTitle: (month: string) => `Monthly credit of ${month}`,
  creditEffects: (referrers: number, money: string, since: string, day: string) => [
    `${referrers === 1 ? '1 referrer is' : `${count.format(referrers)} referrers are`} credited ${money}, earned since ${since}.`,
    `TDS is deducted as of the last day of each month, here ${day} at the latest, whenever it is paid. It cannot be undone.`,
    'From what was paid before, TDS was deducted when it was paid; it is not credited.',
  ],
  credited: 'The commissions are credited.',
  propose: (chosen: number, money: string) => `Make a batch of ${payouts(chosen)}, ${money}`,
  proposed: 'The batch is made. Look at it once more and approve it.',

  approve: 'Approve',
  approveTitle: (number: number) => `Approve batch ${number}`,
  approveEffects: (number: number, money: string) => [
    `${payouts(number)} of ${money} in all count as paid from now on.`,
    'Then you fetch the file for the bank and send it.',
  ],
  approved: 'The batch is approved. Fetch the file for the bank.',
  needsAnother: 'You made this batch, so somebody else approves it.',
  discard: 'Discard',
  discardTitle: (number: number) => `Discard batch ${number}`,
  discardEffects: ['Nothing is paid out. Everything stays due.'],
  discarded: 'The batch is discarded.',
  bankFile: 'File for the bank',
  bankFileHelp: 'What has not been answered yet, as CSV. Send it at your bank, then open its answer here.',
  answer: 'The bank’s answer',
  answerHelp:
    'A CSV or XLSX file with the columns Reference and Status; UTR and Reason where there are such.',
  answerNone: 'This file has no columns Reference and Status.',
  answerNotUnderstood: (rows: readonly number[]) =>
    `Not understood: ${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')}.`,
  answered: 'What the bank said is entered.',
  answeredRow: (reference: string, result: AnsweredPayoutView['result']) =>
    `${reference}: ${results[result]}`,
  reference: 'Reference',
  statement: 'Payout statement',

  statementTitle: (reference: string) => `Payout statement ${reference}`,
  print: 'Print',
  pdf: 'As PDF',
  code: 'Code',
  pan: 'PAN',
  panNone: 'not given',
  tan: (tan: string) => `TAN of the shop ${tan}`,
  bankReference: 'Bank reference',
  forWhat: 'For',
  amount: 'Amount',
  lineOf: {
    commission: 'Commission, order',
    back: 'Taken back, order',
    returned: 'Transfer failed, due again',
    taxed: 'TDS deducted when the month was credited',
  },
  commissions: 'Commissions',
  taxCredited: (section: string, year: string) =>
    `TDS, section ${section}, ${year}: none here, it was deducted before`,
  taxNone: (section: string, year: string) =>
    `TDS, section ${section}, ${year}: none, the year’s commissions do not reach the sum for it`,
  taxLine: (section: string, year: string, percent: string, base: string) =>
    `TDS, section ${section}, ${year}: ${percent} % of ${base}`,
  paidOut: 'Paid out',
  ofRate: (percent: string, money: string) => `${percent} % of ${money}`,
  ofGross: (gross: string, tax: string) => `${gross} less ${tax} TDS`,
  ofReferrer: 'Payouts',
  noPayouts: 'Nothing was paid out yet.',
} as const;
