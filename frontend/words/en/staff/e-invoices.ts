import type { AnswerResult, EInvoiceProblem } from '@shop/contracts/rules/documents/invoices/e-invoice';

/** What has to be put right before the portal takes a document. */
export const problemWords: Readonly<Record<EInvoiceProblem, string>> = {
  'number-unfit':
    'Its number has more than 16 characters, begins with 0, / or -, or has others than letters, digits, / and -.',
  'seller-incomplete': 'The shop’s GSTIN, legal name, address, town or PIN code is missing in it.',
  'buyer-gstin-wrong': 'The buyer’s GSTIN is wrong.',
  'buyer-state-other':
    'The buyer’s address is in another state than the GSTIN: the portal wants the address under which the business is registered.',
  'buyer-address-missing': 'The buyer’s name, address or town is missing or shorter than three letters.',
  'buyer-pin-missing': 'The buyer’s PIN code is missing.',
  'place-unknown': 'The state of the place of supply has no GST code.',
  'delivery-incomplete': 'Address, town or PIN code of the place of delivery is missing.',
  'hsn-short': 'Goods have an HSN of fewer than six digits.',
  'note-without-invoice': 'The invoice that it takes back is not known.',
  'sums-differ': 'Its lines do not come to its sums: tell whoever looks after the software.',
};

/** What became of a row of the portal’s answer. */
export const answerWords: Readonly<Record<AnswerResult, string>> = {
  recorded: 'Recorded.',
  known: 'Recorded before.',
  'no-irn': 'The portal gave no IRN.',
  'unknown-document': 'The shop has no invoice or credit note of this number.',
  'not-needed': 'It needs no IRN.',
  'other-irn': 'It has another IRN already.',
  'irn-used': 'Another document has this IRN.',
  'ack-wrong': 'An IRN has 64 characters, 0 to 9 and a to f; an acknowledgement number has digits alone.',
  'day-wrong': 'The day of the acknowledgement is missing, before the document, or in the future.',
  'qr-unreadable':
    'The text of the signed QR code is missing or cannot be read. It has three parts with full stops between.',
  'qr-of-other': 'The signed QR code is of another document.',
};

/** What lacks an IRN. */
export const words = {
  title: 'E-invoices',
  off: 'E-invoices are off: the settings say that the turnover is below the limit. Nothing needs an IRN.',
  settings: 'Invoices, in the settings',
  how: (from: string) =>
    `Invoices and credit notes to businesses since ${from} without an IRN, the oldest first. What was taken back before it had one needs none.`,
  none: 'Nothing lacks an IRN',
  noneHelp: 'An invoice to a business comes here as its order is dispatched.',
  limit:
    'Above a turnover of ₹10 crore a year the portal takes a document until its thirtieth day, the first counted in. If it is overdue, ask your accountant.',
  more: (shown: number, count: number) => `The first ${shown} of ${count}; the others follow.`,
  steps:
    'Take the JSON to the portal’s bulk upload (up to 1 MB at a time), then open its answer here: JSON, CSV or XLSX with document number, IRN, acknowledgement and signed QR code.',
  file: 'JSON',
  fileName: 'INV-01.json',
  answer: 'Open answer',
  putRight:
    'What is red is left out of the JSON: ask your accountant. Correct the product, or the shop’s details, so that the next ones are right.',
  columns: { document: 'Document', buyer: 'Buyer', until: 'Report by', value: 'Value' },
  left: (days: number) => (days === 0 ? 'today' : days === 1 ? '1 day left' : `${days} days left`),
  overdue: (days: number) => (days === 1 ? '1 day overdue' : `${days} days overdue`),
  gstin: (gstin: string) => `GSTIN ${gstin}`,
  results: 'The portal’s answer',
  counts: (recorded: number, known: number, other: number) =>
    [
      `${recorded} recorded`,
      ...(known > 0 ? [`${known} recorded before`] : []),
      ...(other > 0 ? [`${other} not recorded`] : []),
    ].join(', '),
  row: (row: number) => `Row ${row}`,
} as const;

/** At an invoice. */
export const registrationWords = {
  titles: {
    missing: 'It has no IRN yet',
    'taken-back': 'It was taken back before it had an IRN',
    cancelled: 'Its IRN was cancelled',
  },
  missing:
    'Until it has one it is neither printed nor handed out, and does not stand on the customer’s page. Take its JSON to the portal, and record what the portal gives.',
  'taken-back': 'It needs none any more, and is neither printed nor handed out.',
  cancelled: (day: string) =>
    `Cancelled on the portal on ${day}: it is neither printed nor handed out any more. The portal takes its number no second time: if the goods had left, their order has a new invoice.`,
  file: 'JSON for the portal',
  enter: 'Record the IRN',
  done: 'The IRN is recorded.',
  cancel: 'Note a cancellation',
  cancelTitle: (number: string) => `The IRN of ${number} was cancelled`,
  cancelHelp:
    'Only what was cancelled on the portal, within 24 hours. The invoice is not printed any more; if its goods have left, a credit note takes it back and a new invoice is made. This cannot be undone.',
  cancelDone: 'The cancellation is noted.',
} as const;

export const irnFields = {
  irn: 'IRN',
  irnHelp: '64 characters, 0 to 9 and a to f',
  irnProblem: 'Please fill in the 64 characters of the IRN, 0 to 9 and a to f.',
  ackNo: 'Acknowledgement number',
  ackNoProblem: 'Please fill in the digits of the acknowledgement number.',
  ackDay: 'Acknowledgement date',
  qr: 'Text of the signed QR code',
  qrHelp: 'As the portal’s JSON has it (SignedQRCode), or as a scanner reads the code on the portal’s print.',
  qrProblem: 'Please paste the text of the signed QR code.',
} as const;

export const cancelFields = {
  cancelledOn: 'Cancelled on',
} as const;
