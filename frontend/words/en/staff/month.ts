const some = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The month as the accountant closes it. */
export const monthWords = {
  title: 'Month',
  before: 'The month before',
  after: 'The month after',
  toDo: 'What is left to do',
  nothing: 'Nothing is left to do in this month.',
  notOver: 'This month is not over yet.',
  bankRows: (count: number, money: string) =>
    `${some(count, 'row', 'rows')} of bank statements, ${money}, ${count === 1 ? 'is' : 'are'} not recorded`,
  unbacked: (count: number, money: string) =>
    `${some(count, 'entry', 'entries')} by UPI or bank, ${money}, ${count === 1 ? 'was' : 'were'} not found in a bank statement`,
  withoutHsn: (count: number) => `${some(count, 'invoice has', 'invoices have')} goods without an HSN`,
  withoutInvoice: (count: number) =>
    `${some(count, 'order was', 'orders were')} dispatched without an invoice`,
  withoutIrn: (count: number) =>
    `${some(count, 'invoice or credit note', 'invoices and credit notes')} to businesses ${count === 1 ? 'has' : 'have'} no IRN`,
  payoutsSent: (count: number, money: string) =>
    `${some(count, 'payout', 'payouts')}, ${money}, the bank has not answered`,
  uncredited: (count: number, money: string) =>
    `The commission of ${some(count, 'referrer', 'referrers')}, ${money}, is not credited yet`,
  taxOpen: (money: string) => `${money} of TDS on commission has no challan`,
  more: (count: number) => `and ${count} more`,
  books: 'Books',
  open: 'The books are open: entries can be recorded for any day.',
  closedThrough: (day: string) =>
    `The books are closed up to ${day}. What belongs to a closed day is booked on the day on which it is recorded, and says both.`,
  close: (day: string) => `Close up to ${day}`,
  closeTitle: (day: string) => `Close the books up to ${day}?`,
  closeEffects: (day: string) => [
    `Nothing is booked on ${day} or before any more.`,
    'A payment, refund or correction that belongs there is booked on the day on which it is recorded.',
    'An owner can open the books again, with a reason.',
  ],
  closed: 'The books are closed',
  reopen: 'Open again',
  reopenTitle: 'Open the books again',
  reopenHelp: 'What was booked late stays where it was booked. The other owners hear of it.',
  reopened: 'The books are open again',
  history: 'Closed and opened',
  closedLine: (day: string, by: string, at: string) => `Closed up to ${day}, by ${by}, ${at}`,
  reopenedLine: (day: string | null, by: string, at: string, reason: string) =>
    `${day === null ? 'Opened entirely' : `Opened again after ${day}`}, by ${by}, ${at}: ${reason}`,
} as const;

/** Of the form that opens the books again. */
export const reopenWords = {
  closedThrough: 'Last day that stays closed',
  closedThroughHelp: 'Empty: every day is open',
  reason: 'Reason',
} as const;

export const filesWords = {
  title: 'Files',
  help: (names: readonly string[]) => `One ZIP with ${names.join(', ')} and a cover sheet of totals.`,
  take: 'Take all files of the month',
  fetching: (name: string) => `Making ${name}`,
} as const;

/** The cover sheet. */
export const totalsWords = {
  month: 'Month',
  moneyHeads: ['Money', 'Before', 'In', 'Out', 'At the end'],
  unbacked: 'Not found in a bank statement',
  bankRows: 'Of the bank and not recorded',
  gstHeads: ['GST', 'Taxable value', 'CGST', 'SGST', 'IGST'],
  outward: 'Outward supplies',
  missing: 'Missing',
} as const;
