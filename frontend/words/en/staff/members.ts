import { formatDay, type Day } from '@shop/contracts/rules/days';
import type { Ending } from '@shop/contracts/rules/schemes/membership-states';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import type { MemberDue } from '@shop/contracts/schemes/member-views';
import type { EntryKind, NomineeView } from '@shop/contracts/schemes/passbook-views';
import { counted } from './list.ts';
import { membershipStateWords } from '../shop/membership-states.ts';

/** Members of advance purchase schemes, as staff work with them. */
export const words = {
  title: 'Members',
  found: counted('member', 'members'),
  none: 'No members yet',
  noneHelp: 'Who asks to join an advance scheme stands here.',
  noneFound: 'No member matches',
  noneFoundHelp: 'Try fewer letters or other filters.',
  search: 'Search members',
  searchHelp: 'Passbook, name or phone',
  scheme: 'Scheme',
  anyScheme: 'Every scheme',
  state: 'State',
  anyState: 'Every state',
  states: membershipStateWords,
  due: 'To do',
  anyDue: 'Everybody',
  dues: {
    due: 'Something is due',
    overdue: 'Late, beyond the grace',
    over: 'Year is over: to be paid back',
    settle: 'Year ends within 30 days',
    warn: 'To be told that it ends',
    refund: 'To be paid back',
    held: 'We hold money of theirs',
  } satisfies Record<MemberDue, string>,
  columns: { member: 'Member', state: 'State', paid: 'Paid', due: 'Due', next: 'Remind' },
  settleBy: (day: string) => `settle by ${formatDay(day)}`,
  endedOn: (day: string) => `ended on ${formatDay(day)}`,
  paidSum: (paise: number) => `${formatMoney(paise)} paid`,
  dueSum: (paise: number) => `${formatMoney(paise)} due`,
  late: (paise: number) => `${formatMoney(paise)} late`,
  lapsed: 'without benefit',
  toPayBack: (paise: number) => `${formatMoney(paise)} to pay back`,
  english: 'WhatsApp',
  tamil: 'தமிழில்',
  remindEnglish: (name: string) => `Remind ${name} by WhatsApp`,
  /** It begins with what stands on it, so that who speaks to the browser finds it. */
  remindTamil: (name: string) => `தமிழில்: remind ${name} by WhatsApp in Tamil`,

  add: 'Add a member',
  addAllTheSame: 'Add all the same',
  added: (name: string) => `${name} is a member now. Send the link of the passbook, or print it.`,
  back: 'Members',
  record: 'Who they are',
  fields: {
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    emailHelp: 'We write there 30 days before the year ends. Without one you tell them by WhatsApp.',
    address: 'Address',
    nomineeName: 'Nominee',
    nomineeNameHelp: 'Who is paid if the member dies.',
    nomineeRelation: 'What the nominee is to the member',
    nomineePhone: 'Phone of the nominee',
    scheme: 'Scheme',
    schemeHelp: 'Schemes that can be joined now.',
    adult: 'They say that they are 18 or older',
    adultProblem: 'Only people aged 18 or over can join.',
    consent: 'They agree to the terms, and that we keep these data',
    consentHelp: 'It is noted with the time, and that you heard it.',
    consentProblem: 'Nobody joins without agreeing.',
  },
  passbook: 'Passbook',
  facts: {
    state: 'State',
    scheme: 'Scheme',
    received: 'Paid in',
    refunded: 'Paid back',
    redeemed: 'Used on orders',
    held: 'We hold',
    due: 'Due now',
    overpaid: 'Paid too much',
    benefit: 'Benefit that comes with it',
    settleBy: 'Used or paid back by',
    next: 'Next instalment',
    missing: 'Missing for the benefit',
    payTo: 'It is paid back to',
  },
  isOver: 'Its year is over',
  yearOver:
    'The year is over: nothing is bought with it any more. Pay back what we hold, best with the others whose year is over.',
  benefitLost: 'The benefit is lost for good: an instalment was missed a second time.',
  benefitLapsed: 'The benefit has lapsed. It comes back when what is missing is paid.',
  benefitRestored: 'An instalment was missed and caught up. Missed once more, the benefit is lost for good.',
  nextIs: (number: number, money: string, day: string) => `No. ${number}, ${money}, due ${formatDay(day)}`,
  accept: 'Take into the scheme',
  accepted: (name: string) => `${name} is taken into the scheme.`,
  payeeAgain: 'Ask again where it goes',
  payeeAsked: 'The passbook asks again where the money goes.',
  open: 'Open the passbook',
  openHelp: 'As the member sees it; it can be printed.',
  copyLink: 'Copy the link',
  sendLink: 'Send the link again',
  renewLink: 'Make a new link',
  renewEffects: [
    'The passbook gets another link. Send it to the member then.',
    'The link that was sent before shows nothing any more, also in a calendar or on a home screen: it says that it was replaced, and whom to call.',
  ],
  linkRenewed: 'The passbook has a new link. Send it to the member now.',
  warnTitle: (day: string) => `Their year ends on ${formatDay(day)}, and nobody has told them`,
  warnHelp: 'What we hold is used or paid back by then. Write to them or call, then mark it.',
  warnEnglish: 'Write by WhatsApp',
  markWarned: 'They know',
  warned: (name: string) => `${name} knows.`,
  pay: 'Record a payment',
  payTitle: (number: string) => `Payment of ${number}`,
  paid: (paise: number) => `${formatMoney(paise)} recorded.`,
  refund: 'Pay back',
  payBackTogether: 'Pay back with the others',
  refundTitle: (number: string) => `Money paid back, ${number}`,
  refundToMember: 'It goes to the member.',
  refundToNominee: ({ name, relation, phone }: NomineeView) =>
    `The member died: it goes to the nominee, ${name} (${relation})${phone === null ? '' : `, ${formatMobile(phone)}`}.`,
  freeIs: (paise: number) => `At most ${formatMoney(paise)}.`,
  refunded: (paise: number) => `${formatMoney(paise)} paid back.`,
  payment: {
    mode: 'How',
    amountPaise: 'Amount',
    reference: 'Reference',
    referenceHelp: 'The UTR of a UPI or bank transfer; empty for cash.',
    referenceProblem: 'Letters and digits, four or more; needed unless it is cash',
    receivedOn: 'Received on',
    note: 'Note',
  },
  paidBackOn: 'Paid back on',
  cancel: 'End the membership',
  cancelTitle: (number: string) => `End ${number}`,
  cancelHelp: (paise: number) =>
    paise === 0
      ? 'Nothing was paid: nothing is owed. The place is free again.'
      : `${formatMoney(paise)} are then paid back, without benefit. The place is free again. This cannot be taken back.`,
  cancelled: 'The membership has ended.',
  ending: 'Why',
  endings: {
    left: 'Wants to leave',
    died: 'Died: the nominee is paid',
    closed: 'The scheme is closed',
    'year-over': 'The year was over',
  } satisfies Record<Ending, string>,
  reason: 'What was said',
  instalments: 'Instalments',
  instalment: 'No.',
  dueOn: 'Due',
  amount: 'Paid',
  standing: 'Standing',
  standings: { paid: 'Paid', late: 'Late', due: 'Due', coming: 'To come', dropped: 'Not asked for' },
  paidOn: (day: string) => `Paid ${formatDay(day)}`,
  ledger: 'Ledger',
  sum: 'Amount',
  noEntries: 'Nothing was paid yet.',
  entry: 'Entry',
  kinds: {
    receipt: 'Payment',
    refund: 'Paid back',
    redemption: 'Used on an order',
    'credit-returned': 'Came back from a cancelled order',
    correction: 'Correction',
  } satisfies Record<EntryKind, string>,
  toNominee: 'to the nominee',
  by: (name: string) => `by ${name}`,
  wasCorrected: 'corrected',
  correct: 'Correct',
  correctTitle: (money: string) => `${money} were entered wrongly`,
  correctHelp: 'The entry is taken back by another one; its reference is free again.',
  corrected: 'Corrected.',
  history: 'History',
} as const;

/** What happened to a passbook, by the kind of its event. */
export const memberEventWords: Readonly<Record<string, string>> = {
  requested: 'Asked to join',
  enrolled: 'Joined at the counter, and agreed to the terms there',
  active: 'In good standing',
  behind: 'Fell behind',
  matured: 'Ready to buy',
  redeemed: 'Used on an order',
  cancelled: 'Ended',
  refunded: 'Everything paid back',
  'payment-received': 'Payment',
  'payment-refunded': 'Paid back',
  'entry-corrected': 'Entry corrected',
  'benefit-lapsed': 'Benefit lapsed',
  'benefit-restored': 'Benefit restored',
  'credit-returned': 'Credit came back',
  warned: 'Told that the year ends',
  'payee-given': 'Said where the money goes',
  'payee-asked-again': 'Is asked again where the money goes',
  'link-renewed': 'New link',
};

/** A passbook pays for an order. */
export const creditWords = {
  open: 'Use it on an order',
  title: (number: string) => `${number} pays for an order`,
  order: 'Number of the order',
  orderProblem: 'An order number looks like DS26-00042.',
  look: 'See what it takes off',
  takes: (credit: string, benefit: string, left: string) =>
    `The passbook pays ${credit}, and ${benefit} benefit comes off: ${left} stays to be paid.`,
  orderIs: (number: string, name: string, open: string) => `${number} of ${name}: ${open} are to be paid.`,
  rest: (paise: number) =>
    paise === 0 ? 'Nothing is left in the passbook.' : `${formatMoney(paise)} are left, and paid back.`,
  use: 'Use it',
  done: (order: string) => `The passbook has paid for ${order}.`,
} as const;

/** What is written to a member; the language is theirs. */
export const memberMessages = {
  remindEnglish: (name: string, shop: string, scheme: string, money: string, link: string) =>
    `Dear ${name}, ${money} of your ${scheme} at ${shop} are due. Your passbook with the UPI link: ${link}`,
  remindTamil: (name: string, shop: string, scheme: string, money: string, link: string) =>
    `வணக்கம் ${name}, ${shop} கடையில் உங்கள் ${scheme} தவணைப் பணம் ${money} கட்ட வேண்டியுள்ளது. பாஸ்புக்கைப் பார்க்கவும் UPI-யில் கட்டவும்: ${link}`,
  yearEnglish: (name: string, shop: string, money: string, day: Day, link: string) =>
    `Dear ${name}, ${shop} holds ${money} of your scheme. Please use it on an order by ${formatDay(day)}, or tell us and we pay it back. Your passbook: ${link}`,
  yearTamil: (name: string, shop: string, money: string, day: Day, link: string) =>
    `வணக்கம் ${name}, ${shop} கடையில் உங்கள் பாஸ்புக்கில் ${money} உள்ளது. ${day.split('-').toReversed().join('.')}-க்குள் அந்தப் பணத்துக்குப் பட்டாசு வாங்கிக்கொள்ளுங்கள். வேண்டாம் என்றால் சொல்லுங்கள், பணத்தைத் திருப்பித் தருகிறோம். உங்கள் பாஸ்புக்: ${link}`,
  linkEnglish: (name: string, shop: string, link: string) =>
    `Dear ${name}, this is the link to your passbook at ${shop}. Keep it to yourself: ${link}`,
} as const;
