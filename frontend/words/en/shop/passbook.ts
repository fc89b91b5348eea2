import { formatDay, type Day } from '@shop/contracts/rules/days';
import type { Ending, MembershipState } from '@shop/contracts/rules/schemes/membership-states';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Instalment } from '@shop/contracts/rules/schemes/passbook';
import type { EntryKind, EntryView } from '@shop/contracts/schemes/passbook-views';

/** Where the passbook is, in one sentence. */
export const stateSentences: Record<MembershipState, string> = {
  requested: 'We have your request. We call you, and then your passbook begins; nothing is paid before that.',
  active: 'Everything is paid in time. Thank you.',
  behind: 'An instalment did not come in time. Please pay what is missing.',
  matured: 'No more instalments are asked for. You can buy for what stands here.',
  redeemed: 'You have bought for what you paid in. Thank you, and celebrate safely.',
  cancelled: 'This passbook is closed. We pay back what was paid in.',
  refunded: 'This passbook is closed, and everything is paid back.',
};

export const endingSentences: Record<Ending, string> = {
  left: 'You left the scheme.',
  died: 'We are sorry for your loss. The money goes to the nominee.',
  closed: 'The shop closed the scheme.',
  'year-over': 'Its year was over.',
};

export const instalmentWords: Record<Instalment['state'], string> = {
  paid: 'Paid',
  late: 'Missing',
  due: 'Due',
  coming: 'To come',
  dropped: 'Not asked for',
};

export const entryWords: Record<EntryKind, string> = {
  receipt: 'Paid in',
  refund: 'Paid back',
  redemption: 'Used on an order',
  'credit-returned': 'Back from a cancelled order',
  correction: 'Taken off: noted by mistake',
};

export const modeWords: Record<NonNullable<EntryView['mode']>, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  cash: 'Cash',
};

export const words = {
  title: (number: string) => `Passbook ${number}`,
  passbook: 'Passbook',
  perMonth: (monthly: number, instalments: number) => `${formatMoney(monthly)} a month, ${instalments} times`,

  nextTitle: 'What comes next',
  nextAsked: 'We call you within a day or two. Keep the link of this page: it is your passbook.',
  nextNumbers: (first: number, last: number, count: number) =>
    first === last ? `Instalment ${last} of ${count}` : `Instalments ${first} to ${last} of ${count}`,
  dueOn: (due: Day, grace: Day) =>
    due === grace
      ? `Due by ${formatDay(due)}`
      : `Due on ${formatDay(due)}, in time until ${formatDay(grace)}`,
  overdue: (paise: number, ofPaise: number) =>
    paise === ofPaise
      ? 'It should have been here already.'
      : `${formatMoney(paise)} of it should have been here already.`,
  bankTitle: 'By bank transfer, or with the UPI ID',
  payHelp:
    'Please mention the passbook number. The payment stands here once we have seen it, on working days.',
  upi: 'UPI ID',
  accountName: 'Account name',
  account: 'Account number',
  ifsc: 'IFSC',
  bank: 'Bank',
  reference: 'Passbook number',
  buyTitle: 'How to buy',
  buy: (hasBenefit: boolean) =>
    `Order from the price list as everybody does, and name this passbook at the review: what you paid ${hasBenefit ? 'and the benefit come' : 'comes'} off the bill.`,

  monthsOver: 'The months are over, and not all was paid. You can buy for what stands here.',
  yearOver: 'The year of this passbook is over: it buys nothing any more. We pay back all that you paid in.',
  catchUpTitle: 'To have the benefit again',
  catchUp: (paise: number) =>
    `Pay the ${formatMoney(paise)} that are missing before you buy, and the benefit is there again. You need not: without it you buy for what you paid in.`,

  standTitle: 'How it stands',
  held: 'Paid in so far',
  heldNow: 'We hold for you',
  benefit: 'Benefit',
  buyFor: 'You can buy for',
  paidBack: 'Paid back',
  used: 'Used on an order',
  overpaid: (paise: number) =>
    `${formatMoney(paise)} came in beyond all instalments. Call us, and we pay it back.`,
  benefitStands: (percent: number) =>
    `The benefit stands: ${percent} % of what you paid in, as a discount when you buy.`,
  benefitLapsed:
    'The benefit has lapsed, because an instalment was missed. Pay what is missing and it is there again.',
  benefitLost:
    'The benefit is lost, because an instalment was missed a second time. Your money is not: you buy for what you paid in.',
  benefitRestored:
    'An instalment was missed and paid later, and the benefit was restored. That happens once: please be in time now.',
  settleBy: (day: Day) =>
    `You can buy with it until ${formatDay(day)}, 365 days after your first payment. What is left then we pay back: none of your money is lost.`,
  paidBackBy: (day: Day) =>
    `We pay it back, at the latest by ${formatDay(day)}, 365 days after your first payment.`,
  leave: 'You may leave at any time and get back every rupee you paid in. Call us.',

  instalments: 'Instalments',
  number: 'No.',
  due: 'Due',
  amount: 'Amount',
  state: 'State',
  paidOn: (day: Day) => `Paid ${formatDay(day)}`,
  partPaid: (paise: number) => `${formatMoney(paise)} paid`,
  total: 'All together',

  entries: 'Payments and receipts',
  noEntries: 'No payment has come in yet. Each one stands here with its receipt.',
  order: (number: string) => `Order ${number}`,
  withBenefit: (paise: number) => `with ${formatMoney(paise)} benefit`,
  toNominee: 'to the nominee',
  corrected: 'taken off again: noted by mistake',
  correction: (reason: string, by: string) =>
    [reason && `Why: ${reason}`, by && `corrected by ${by}`].filter(Boolean).join(', '),
  receiptCorrected: (day: Day) => `Corrected on ${formatDay(day)}: this receipt does not count any more`,
  printReceipt: 'Print this receipt',
  receipt: 'Receipt',
  receivedFrom: 'Received from',
  theSum: 'The sum of',
  by: 'By',
  for: 'For',
  forScheme: (scheme: string, number: string) => `${scheme}, passbook ${number}`,
  on: 'On',
  receiptFoot:
    'Paid in advance for goods; it is used on an order or paid back. Not a deposit, and no tax invoice.',

  actions: 'Keep it at hand',
  whatsapp: 'Send on WhatsApp',
  copyLink: 'Copy the link to this page',
  calendar: 'Due days for your calendar',
  print: 'Print passbook and receipts',
  homeScreen:
    'On your phone: open the browser’s menu and choose “Add to home screen”. The passbook then has an icon of its own.',
  linkHelp:
    'This page needs no password. Whoever has its link can see your passbook, so keep it to yourself. If it is lost, call us.',

  linkReplacedTitle: 'This passbook has a new link',
  linkReplaced:
    'The link you came by was replaced, so it shows nothing any more. What was paid in is safe. Please call us: we send you the new link.',

  people: 'In the passbook',
  member: 'Member',
  phone: 'Phone',
  nominee: 'Nominee',
  nomineeOf: (name: string, relation: string) => `${name} (${relation})`,
  joined: 'Since',
  call: 'Questions, a new address or another nominee',
  gstin: 'GSTIN',
  printedOn: (day: Day) => `As it stood on ${formatDay(day)}`,
  closed: 'The sale is closed. Your passbook goes on: pay and look here as always.',
} as const;
