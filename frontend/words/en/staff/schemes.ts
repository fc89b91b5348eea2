import { monthTitle } from './months.ts';
import { formatDay } from '@shop/contracts/rules/days';
import type { SchemeState } from '@shop/contracts/rules/schemes/membership-states';
import { formatMoney } from '@shop/contracts/rules/money';
import type { SchemeMembersView } from '@shop/contracts/schemes/views';
import { counted } from './list.ts';
import { membershipStateWords, schemeStateWords } from '../shop/membership-states.ts';

const count = new Intl.NumberFormat('en-IN');
const people = (members: number) => (members === 1 ? '1 member' : `${count.format(members)} members`);

/** Advance purchase schemes, as staff keep them. */
export const words = {
  title: 'Advance schemes',
  found: counted('scheme', 'schemes'),
  none: 'No advance scheme yet',
  noneHelp: 'Add one: members pay monthly and buy with a benefit.',
  noneFound: 'No scheme matches',
  noneFoundHelp: 'Try fewer letters or other filters.',
  search: 'Search schemes',
  searchHelp: 'Name',
  state: 'State',
  anyState: 'Every state',
  states: schemeStateWords,
  columns: {
    name: 'Scheme',
    state: 'State',
    terms: 'Terms',
    joinUntil: 'Join until',
    members: 'Members',
    held: 'We hold',
  },
  terms: (monthlyPaise: number, instalments: number, benefit: string) =>
    `${formatMoney(monthlyPaise)} × ${instalments}, benefit ${benefit} %`,
  members: (members: number, most: number) => `${count.format(members)} of ${count.format(most)}`,
  membersOfMost: (members: number, most: number) =>
    `${count.format(members)} of ${count.format(most)} members`,
  heldSum: (paise: number) => `${formatMoney(paise)} held`,
  requested: (members: number) => (members === 0 ? '' : `${count.format(members)} asked to join`),
  add: 'Add a scheme',
  added: (name: string) => `${name} is added as a draft. Open it when it is right.`,
  record: 'Scheme',
  fields: {
    name: 'Name',
    nameTa: 'Name in Tamil',
    slug: 'Address',
    slugHelp: 'The last part of its address',
    slugProblem: 'Small letters, digits and dashes',
    monthlyPaise: 'Each month',
    instalments: 'Instalments',
    instalmentsHelp: '2 to 11: the last is due within a year of the first.',
    benefitBasisPoints: 'Benefit, per cent',
    benefitBasisPointsHelp: 'Of the sum paid, as a discount when it is used.',
    benefitBasisPointsProblem: 'A number from 0 to 50, with two decimals at most',
    firstMonth: 'First month',
    firstMonthHelp: 'Any day of it.',
    dueDay: 'Due on the',
    dueDayHelp: 'Day of the month; in a shorter month its last day.',
    graceDays: 'Days of grace',
    graceDaysHelp: 'So many days later an instalment is still in time.',
    joinUntil: 'Join until',
    mostMembers: 'Most members',
    picture: 'Picture',
    description: 'Description',
    descriptionTa: 'Description in Tamil',
  },
  meaning: 'What a member pays and gets',
  total: (paid: string, benefit: string, worth: string) =>
    `Pays ${paid}, gets ${benefit} benefit, buys for ${worth}.`,
  due: (first: string, last: string) => `The first instalment is due on ${first}, the last on ${last}.`,
  standing: 'Members and money',
  stateIs: {
    draft: 'A draft: nobody sees it.',
    open: 'Open: shoppers see it and can ask to join.',
    running: 'Running: nobody joins any more, members pay.',
    closed: 'Closed: nobody joins; what is held is used or paid back.',
  } satisfies Record<SchemeState, string>,
  noMembers: 'Nobody has asked to join.',
  byState: ({ state, members, heldPaise }: SchemeMembersView) =>
    `${membershipStateWords[state]}: ${people(members)}, we hold ${formatMoney(heldPaise)}`,
  membersOf: 'Its members',
  toSettle: (members: number, paise: number) =>
    `Left to settle: ${people(members)} with ${formatMoney(paise)}. Each is used on an order or paid back.`,
  settled: 'Everything is settled: we hold no money of its members.',
  seeToSettle: 'Whom we owe',
  sheet: 'Collection sheet',
  saveFirst: 'Save what you changed first.',
  moves: {
    draft: 'Take back to a draft',
    open: 'Open to members',
    running: 'End joining',
    closed: 'Close',
  } satisfies Record<SchemeState, string>,
  reopen: 'Open again',
  resume: 'Let it run again',
  askMove: (step: string, name: string) => `${step}: ${name}?`,
  moveEffects: (to: SchemeState, toSettle: number, heldPaise: number, requested: number) => [
    ...{
      draft: ['Nobody sees it any more.'],
      open: [
        'Shoppers see it and can ask to join until the last day to join.',
        'From the first request on its terms stay as they are.',
      ],
      running: ['Nobody can ask to join any more. Members go on paying.'],
      closed: [
        'Nobody can ask to join any more. Members keep their passbooks and their money.',
        toSettle === 0
          ? 'Nothing is left to settle.'
          : `Left to settle: ${people(toSettle)} with ${formatMoney(heldPaise)}. It is used on orders or paid back, one by one.`,
      ],
    }[to],
    ...(to !== 'open' && requested > 0
      ? [
          requested === 1
            ? '1 person asked to join and is not taken yet.'
            : `${count.format(requested)} people asked to join and are not taken yet.`,
        ]
      : []),
  ],
  moved: (name: string, to: SchemeState) => `${name}: ${schemeStateWords[to].toLowerCase()}.`,
  liability: 'What we owe members',
  liabilityIs: (paise: number) => `We hold ${formatMoney(paise)} of members’ money.`,
  settleSoon: (members: number, paise: number) =>
    members === 0
      ? 'Nobody’s year ends within thirty days.'
      : `${people(members)} with ${formatMoney(paise)} must buy or be paid back within thirty days.`,
  over: (members: number, paise: number) =>
    `The year of ${people(members)} is over, and we still hold ${formatMoney(paise)} of theirs. They buy nothing any more: the money goes back.`,
  payThemBack: 'Pay them back',
  /** Where a batch waits, or its file for the bank, when nobody is over any more. */
  refunds: 'Years that are over: batches and files for the bank',
  seeThem: 'See them',
  claims: (now: string, benefit: string, full: string, fullBenefit: string) =>
    `If all members bought today, goods for ${now} would leave the shelf, ${benefit} of it as benefit; when every instalment is paid, goods for ${full}, ${fullBenefit} as benefit.`,
  shelf: (shelf: string, percent: number) =>
    `The shelf is worth ${shelf} at net rates: members can take ${percent} % of it.`,
  shelfEmpty: 'Nothing that is counted is on the shelf.',
  chartSaid: (month: string, money: string) => `Held at the end of each month; most in ${month}: ${money}`,
  chartEmpty: 'No member has paid yet.',
  asTable: 'As a table',
  month: 'Month',
  received: 'Received',
  refunded: 'Paid back',
  redeemed: 'Used',
  held: 'Held at its end',
  ledger: 'Ledger for the accountant',
  ledgerHelp:
    'Every entry of every passbook with its sign, of the days that you name or of all: the sum of all is what we hold.',
  ledgerFrom: 'From',
  ledgerTo: 'To',
  ledgerFormats: { csv: 'Ledger as CSV', xlsx: 'Ledger as Excel' },
} as const;

/** `January 2027`, of any of its days. */
export function monthOf(day: string): string {
  return monthTitle(day.slice(0, 7));
}

/** `Sep 27`: three letters, as days have them. */
export function shortMonthOf(day: string): string {
  const [, month = '', year = ''] = formatDay(day).split(' ');
  return `${month} ${year.slice(2)}`;
}

/** The month’s sheet of a scheme: who pays. */
export const sheetWords = {
  title: 'Collection sheet',
  scheme: 'Scheme',
  of: (month: string) => `Collection sheet, ${month}`,
  help: 'Enter records what is open as cash. Type the UPI reference first if it came by UPI. The next box is ready at once.',
  before: 'Month before',
  after: 'Next month',
  sums: (received: number, open: number) =>
    `${formatMoney(received)} came in this month, ${formatMoney(open)} are open.`,
  none: 'Nobody pays in this month.',
  member: 'Member',
  due: 'Due',
  open: 'Open',
  reference: 'UPI reference, empty for cash',
  referenceOf: (name: string, number: string) => `UPI reference of ${name}, ${number}; empty for cash`,
  referenceShort: 'UPI reference',
  referenceProblem: 'Letters and digits, four or more.',
  record: 'Paid',
  recordAllTheSame: 'All the same',
  recordOf: (name: string, money: string) => `${name} paid ${money}`,
  recorded: (name: string, paise: number) => `${name}: ${formatMoney(paise)} recorded.`,
  notRecorded: (name: string, why: string) => `${name}: not recorded. ${why}`,
  waits: 'Waits for those before it',
  beingRecorded: 'Being recorded',
  leave: 'Some payments are not recorded yet. Leave all the same?',
  paid: 'Paid',
  notAsked: 'Not asked for',
  dueOn: (day: string) => formatDay(day),
} as const;
