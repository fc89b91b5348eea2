/** What a bank says of one transfer. */
export interface BankAnswer {
  reference: string;
  outcome: 'paid' | 'failed';
  /** The bank's own number of the transfer. */
  bankReference: string;
  /** Why it failed. */
  reason: string;
}

export interface ReadAnswer {
  answers: BankAnswer[];
  /** The rows of the file, from 1, of which nobody knows what they say. */
  notUnderstood: number[];
}

/** What banks call the columns, in small letters and without anything between. */
const HEADS = {
  reference: ['reference', 'customerreference', 'paymentreference', 'ourreference', 'customerref'],
  outcome: ['status', 'result', 'paymentstatus', 'transactionstatus'],
  bankReference: ['utr', 'utrnumber', 'utrno', 'bankreference', 'bankref', 'transactionid'],
  reason: ['reason', 'remarks', 'errordescription', 'rejectionreason', 'message'],
} as const;

const PAID = ['paid', 'success', 'successful', 'succeeded', 'processed', 'completed', 'credited'];
const FAILED = ['failed', 'failure', 'rejected', 'returned', 'reversed', 'declined'];

const plain = (cell: string) => cell.toLowerCase().replace(/[^a-z]/g, '');

/** The rows of the file that a bank gave back; null when it has no column for the reference or for the status. */
export function bankAnswerOf(cells: readonly (readonly string[])[]): ReadAnswer | null {
  const [heads = [], ...rows] = cells;
  const column = (names: readonly string[]) => heads.findIndex((head) => names.includes(plain(head)));
  const at = {
    reference: column(HEADS.reference),
    outcome: column(HEADS.outcome),
    bankReference: column(HEADS.bankReference),
    reason: column(HEADS.reason),
  };
  if (at.reference < 0 || at.outcome < 0) return null;
  const read: ReadAnswer = { answers: [], notUnderstood: [] };
  for (const [index, row] of rows.entries()) {
    const cell = (place: number) => (row[place] ?? '').trim();
    if (row.every((each) => each.trim() === '')) continue;
    const reference = cell(at.reference).toUpperCase().replace(/^'/, '');
    const said = plain(cell(at.outcome));
    const outcome = PAID.includes(said) ? 'paid' : FAILED.includes(said) ? 'failed' : null;
    if (outcome === null || !PAYOUT_REFERENCE.test(reference)) read.notUnderstood.push(index + 2);
    else {
      const [bankReference, reason] = [cell(at.bankReference).slice(0, 60), cell(at.reason).slice(0, 200)];
      read.answers.push({ reference, outcome, bankReference, reason });
    }
  }
  return read;
}

/** `P00012003`: the batch in five digits, the row in three. */
export const PAYOUT_REFERENCE = /^P\d{8,12}$/;
