import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { RefundBatchView, RefundObstacle } from '@shop/contracts/schemes/refund-views';

const refunds = (number: number) => (number === 1 ? '1 refund' : `${number} refunds`);

/** Members whose year is over, paid back in batches. */
export const words = {
  title: 'Years that are over',
  back: 'Advance schemes',
  due: 'To be paid back',
  intro:
    'After a year the law treats this money as a deposit. It can no longer be used for an order: everything the member paid in goes back, without the benefit.',
  nobody: 'Nobody’s year is over: nothing is to be paid back.',
  member: 'Member',
  sum: 'We hold',
  overSince: (day: string) => `over since ${formatDay(day)}`,
  obstacles: {
    'no-details': 'has not said where to: send the link of the passbook, it asks there',
    nominee: 'died: the nominee is paid, from the page of the member',
    'in-batch': 'stands in a batch already',
  } satisfies Record<RefundObstacle, string>,
  choose: 'Choose members',
  propose: (chosen: number, money: string) => `Make a batch of ${refunds(chosen)}, ${money}`,
  proposed: 'The batch is made. Look at it once more and approve it.',
  batch: (number: number) => `Batch ${number}`,
  amount: 'Amount',
  states: {
    proposed: 'To approve',
    approved: 'Approved',
    discarded: 'Discarded',
  } satisfies Record<RefundBatchView['state'], string>,
  madeBy: (time: string, by: string) => `Made ${time} by ${by}`,
  approvedBy: (time: string, by: string) => `Approved ${time} by ${by}`,
  needsAnother: 'You made this batch, so somebody else approves it.',
  isOvertaken: 'changed since',
  overtaken:
    'For the members marked, the amount or where it goes has changed since. Discard this batch and make another.',
  approve: 'Approve',
  approveTitle: (number: number) => `Approve batch ${number}`,
  approveEffects: (count: number, money: string) => [
    `${refunds(count)} of ${money} in all: the passbooks end and count as paid back from now on.`,
    'Then you fetch the file for the bank and send it.',
    'What the bank returns is corrected in the ledger of the member, and is due again.',
  ],
  approved: 'The batch is approved. Fetch the file for the bank.',
  discard: 'Discard',
  discardTitle: (number: number) => `Discard batch ${number}`,
  discardEffects: ['Nobody is paid by it. The members are due as before.'],
  discarded: 'The batch is discarded.',
  bankFile: 'File for the bank',
  payTo: (payTo: string) => `to ${payTo}`,
  rowSum: (paise: number) => formatMoney(paise),
} as const;
