import type { BankCaution, BankRowFault, BankEvidence } from '@shop/contracts/rules/bank/bank-rows';

const count = new Intl.NumberFormat('en-IN');
const payments = (number: number) => (number === 1 ? '1 payment' : `${count.format(number)} payments`);
const rows = (number: number) => (number === 1 ? '1 row' : `${count.format(number)} rows`);

const evidence: Record<BankEvidence, string> = {
  number: 'its number',
  phone: 'the phone',
  name: 'the name',
  'part-of-name': 'part of the name',
  amount: 'the amount to the paisa',
  'just-paid': 'this amount was entered for it just now',
};

const cautions: Record<BankCaution, string> = {
  returned: 'The bank says that this was taken back or sent back: a transfer of ours may have returned.',
  'went-out':
    'As much went out shortly before, under the same number or to the same name: it was taken back, or a transfer of ours returned.',
  cheque: 'A cheque: it may still be returned.',
};

/** `2, 5–9, 12`. */
function ranges(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

const faults: Record<BankRowFault, string> = {
  'no-day': 'the day cannot be read',
  'day-to-come': 'the day is still to come',
  'no-amount': 'the amount cannot be read',
  'both-ways': 'money in and out in one row',
};

/** What the shop's banks say came in, and what it pays. */
export const words = {
  title: 'Bank statements',
  found: (total: number, isMore: boolean) =>
    total === 1 ? '1 statement' : `${count.format(total)}${isMore ? '+' : ''} statements`,
  none: 'No statement was opened yet',
  noneHelp:
    'Fetch the file of your account as CSV or XLSX from the bank and open it here: what came in finds its orders and passbooks.',
  noneFound: 'No statements',
  noneFoundHelp: 'No statement was opened yet.',
  columns: { bank: 'Bank', opened: 'Opened', days: 'Days', rows: 'Payments', open: 'To decide' },
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  nothingNew: 'nothing new',
  back: 'All statements',

  openTitle: 'Open a bank statement',
  open: 'Open a statement',
  fromFile: 'From a file',
  openHelp:
    'A CSV or XLSX file as the bank gives it. Only what came in is kept. The same file twice, or one that overlaps another, records nothing twice.',
  columnsTitle: (fileName: string) => `The columns of ${fileName}`,
  columnsKnown: (bank: string) => `The columns are those of the last file of ${bank}.`,
  columnsAsked: 'Say once what the bank’s columns are. The next file of this bank is read the same way.',
  bank: 'Bank or account',
  bankHelp: 'As you call it, for example “SBI current account”.',
  bankProblem: 'Please fill in what you call this bank.',
  column: {
    day: 'Day',
    description: 'Description',
    reference: 'Reference or UTR',
    credit: 'Money in',
    debit: 'Money out',
    amount: 'Amount, in and out',
    direction: 'In or out (Cr, Dr)',
    balance: 'Balance',
  },
  noColumn: 'No such column',
  notEnough: 'A day, a description, and either “Money in” or “Amount, in and out” are needed.',
  sample: 'How the first rows are read',
  sampleNone: 'No row can be read so. Look at the columns again.',
  cameIn: (money: string) => `${money} in`,
  wentOut: (money: string) => `${money} out`,
  use: 'Read the file',
  other: 'Another file',
  opened: 'The statement is opened.',
  leave: 'The file is not read yet. Leave all the same?',

  statementTitle: (bank: string) => `Statement of ${bank}`,
  summary: (rowCount: number, known: number, debits: number) =>
    [
      `${payments(rowCount)} that no file before had.`,
      known > 0 && `${rows(known)} known already.`,
      debits > 0 && `${rows(debits)} of money out left aside.`,
    ]
      .filter(Boolean)
      .join(' '),
  adds: (all: number, taken: number, known: number, passed: number) =>
    `${rows(all)} in the file = ${count.format(taken)} taken + ${count.format(known)} known already + ${count.format(passed)} passed over.`,
  passedOver: (number: number) => `${rows(number)} passed over`,
  moneyOut: (numbers: readonly number[]) => `Money out: rows ${ranges(numbers)}`,
  noMoney: (numbers: readonly number[]) =>
    `Without a day or an amount, as headings, balances and sums are: rows ${ranges(numbers)}`,
  balances: (opening: string, credits: string, debits: string, closing: string) =>
    `Opening balance ${opening} + ${credits} in − ${debits} out = closing balance ${closing}.`,
  noBalances: (credits: string, debits: string) =>
    `${credits} in, ${debits} out. The file has no balances, so nothing says whether it is whole.`,
  doesNotAdd: (opening: string, credits: string, debits: string, closing: string) =>
    `The file does not add up: opening balance ${opening} + ${credits} in − ${debits} out is not the closing balance ${closing}. Look at it at the bank before you record.`,
  gap: (row: number, money: string) => `The balance of row ${row} is off by ${money} from the row before it.`,
  refused: (number: number) => `${rows(number)} could not be read`,
  refusedRow: (row: number, fault: BankRowFault) => `Row ${row}: ${faults[fault]}`,

  caution: (caution: BankCaution) => cautions[caution],

  known: 'Known already',
  knownHelp:
    'These were left out, because the same number and sum, or the same day, sum and words, stood there before. Bring one in that is a payment of its own.',
  knownSame: (number: number) => `${rows(number)} told in the same words`,
  knownAs: (fileName: string, place: number) => `known from ${fileName}, row ${place}`,
  knownFrom: (fileName: string, place: number, day: string, description: string) =>
    `${fileName}, row ${place}, ${day}: ${description}`,
  bringIn: 'Bring in all the same',
  broughtIn: 'Brought in: it is to be decided.',
  broughtInBeside: (fileName: string, place: number) => `Brought in beside ${fileName}, row ${place}`,

  certain: 'Certain',
  certainHelp:
    'The transfer has a number, and two things that agree point to one order or passbook and to no other.',
  recordAll: (number: number, money: string) => `Record ${payments(number)}, ${money}`,
  recording: (done: number, all: number) => `${count.format(done)} of ${count.format(all)} recorded`,
  recordedAll: (number: number) => `${payments(number)} recorded.`,
  leftSome: (number: number) => `${rows(number)} changed meanwhile and were left: look at them again.`,
  recordThis: (description: string) => `Record ${description}`,

  toDecide: 'To decide',
  nothingToDecide: 'Nothing is left to decide.',
  because: (found: readonly BankEvidence[]) => found.map((kind) => evidence[kind]).join(', '),
  owes: (money: string) => `owes ${money}`,
  owesNothing: 'owes nothing now',
  reference: (reference: string) => `UTR ${reference}`,
  noReference: 'no UTR',
  differs: (number: string, money: string) =>
    `Recorded for ${number} as ${money}. Correct that entry on its page, then record this one.`,
  claimed: 'Entered by hand already, with the same amount:',
  claim: (mode: string, reference: string | null, day: string, by: string) =>
    [mode, reference, day, by && `by ${by}`].filter(Boolean).join(', '),
  isThat: 'This is that entry',
  isThatFor: (number: string) => `This is that entry for ${number}`,
  linked: 'Linked: nothing was recorded again.',
  unlink: 'Undo',
  unlinked: 'The link is taken back: the payment is to be decided again.',
  recordFor: (number: string) => `Record for ${number}`,
  recordSplit: (number: number) => (number === 2 ? 'Record for both' : `Record for all ${number}`),
  splitTitle: (money: string) => `${money} for several orders`,
  splitPart: (money: string, number: string) => `${money} for ${number}`,
  submit: 'Record',
  byHand: 'By hand',
  find: 'Find an order or a member',
  findHelp: 'Name, phone, city or number: three letters or more.',
  foundNone: 'Nothing found.',
  notOurs: 'Not ours',
  notOursDone: 'Put aside: not ours.',
  oursAgain: 'Take up again',
  oursAgainDone: 'Taken up again.',

  recordTitle: (money: string) => `Record ${money}`,
  fields: {
    number: 'Order or passbook',
    numberHelp: 'Its number, such as DS26-00042 or PB-00012.',
    numberProblem: 'Please fill in a number such as DS26-00042 or PB-00012.',
    amountPaise: 'Of this, in rupees',
    amountPaiseProblem: 'Please fill in an amount, not more than came in.',
    other: 'The rest for another order',
    otherHelp: 'Stays empty when all of it is for the one above.',
    otherProblem: 'Please fill in an order number such as DS26-00042.',
    reference: 'UTR or reference',
    referenceHelp: 'The bank says none. The number of the deposit slip or of the cheque will do.',
    referenceProblem: 'Please fill in a reference: 4 to 40 letters and digits.',
  },
  allFor: (money: string, number: string) => `${money} for ${number}.`,
  sharedBy: (money: string, number: string, rest: string, other: string) =>
    `${money} for ${number}, ${rest} for ${other}.`,
  restLeft: (money: string) => `${money} are left: say for which other order.`,
  allTheSame: 'Record all the same',
  recorded: (money: string) => `${money} recorded.`,

  done: 'Recorded and put aside',
  isRecorded: 'Recorded',
  /** Before the number of what it pays. */
  isLinked: 'Linked to the entry of',
  isNotOurs: 'Not ours',
  by: (name: string) => `by ${name}`,
} as const;
