import type { OrderRisk } from '@shop/contracts/rules/orders/order-risks';
import { upTo } from './shell.ts';

const orders = (count: number) => (count === 1 ? '1 order' : `${count.toLocaleString('en-IN')} orders`);

const someOrders = (count: number) => (count === 1 ? '1 order' : `${upTo(count)} orders`);

/** Lists, as their addresses name them. */
const exported: Record<string, string> = {
  audit: 'activity',
  'contact-messages': 'messages',
  invoices: 'invoices',
  'member-entries': 'payments of passbooks',
  members: 'scheme members',
  orders: 'orders',
  'payout-batches': 'payouts for the bank',
  reminders: 'reminders',
  'scheme-refunds': 'money of passbooks for the bank',
};

/** What waits for the order desk, what is wrong, and how the season goes. */
export const words = {
  title: 'Dashboard',
  pipeline: 'The way of the orders',
  money: 'Money',
  toConfirm: 'To confirm',
  toPack: 'To pack',
  toDispatch: 'To dispatch',
  onTheWay: 'On the way',
  toCollect: 'To collect',
  received: 'Received',
  today: 'Today',
  sevenDays: 'Last 7 days',
  together: 'Together',
  unpaid: (count: number) => `${orders(count)} with a balance`,
  refundsDue: (count: number) =>
    count === 1 ? '1 refund due' : `${count.toLocaleString('en-IN')} refunds due`,

  attention: 'What needs a look',
  nothingWrong: 'Nothing needs a look.',
  late: (count: number) => `${orders(count)} unpaid and late`,
  lateOf: (money: string) => `${money} open`,
  risks: {
    'change-asked': (count) =>
      count === 1 ? '1 customer asks for a change' : `${upTo(count)} customers ask for a change`,
    'not-packed': (count) => `${someOrders(count)} not packed, and their last day is near`,
    unanswered: (count) => `${someOrders(count)} unpaid, and nobody answers`,
    'change-unanswered': (count) => `${someOrders(count)} with a proposed change that is not agreed`,
    claimed: (count) => `${someOrders(count)} with broken or missing goods`,
    'held-long': (count) => `${someOrders(count)} on hold for long`,
  } satisfies Record<OrderRisk, (count: number) => string>,
  onHold: (count: number) => `${orders(count)} on hold`,
  failedJobs: (count: number) =>
    count === 1 ? '1 e-mail or task failed' : `${upTo(count)} e-mails or tasks failed`,
  licenceEnds: (day: string, isOver: boolean) => `The licence ${isOver ? 'ended' : 'ends'} on ${day}`,
  low: (count: number) => (count === 1 ? '1 product runs low' : `${upTo(count)} products run low`),
  openFlags: (count: number) =>
    count === 1
      ? '1 order looks like its referrer’s own'
      : `${upTo(count)} orders look like their referrers’ own`,
  settleSoon: (count: number) =>
    count === 1 ? '1 passbook’s year is nearly over' : `${upTo(count)} passbooks’ years are nearly over`,
  over: (count: number) =>
    count === 1
      ? '1 passbook’s year is over: its money goes back'
      : `${upTo(count)} passbooks’ years are over: their money goes back`,
  behind: (count: number) => (count === 1 ? '1 member is behind' : `${upTo(count)} members are behind`),
  requested: (count: number) =>
    count === 1 ? '1 request to join a scheme' : `${upTo(count)} requests to join a scheme`,
  newContacts: (count: number) => (count === 1 ? '1 new message' : `${upTo(count)} new messages`),
  lowStock: 'Low stock',
  left: 'Left',

  alerts: 'What every owner is told of',
  alertTexts: {
    'payment-details': 'The bank and UPI details were changed',
    'contact-details': 'The contact details were changed',
    'invoice-terms': 'The settings of invoices were changed',
    'referral-terms': 'The terms for referrers were changed',
    'sale-terms': 'The way the shop sells was changed',
    site: 'Addresses that lead elsewhere, or the measuring of visits, were changed',
    'shop-closed': 'The shop was closed',
    'shop-opened': 'The shop was opened',
    'order-breaker': 'Unconfirmed orders took too much of the shelf: new ones reserve nothing',
  },
  /** Of a step that asked for the password; about: a number or a code. */
  stepAlerts: {
    refund: (about: string) => `Money was paid back: ${about}`,
    correction: (about: string) => `A receipt was corrected: ${about}`,
    'moved-payment': (about: string) => `A payment was moved to another order: ${about}`,
    'credit-note': (about: string) => `A credit note was written: ${about}`,
    redeemed: (about: string) => `A passbook paid for the order ${about}`,
    'refunds-approved': (about: string) => `Money of passbooks is paid back: batch ${about}`,
    'payee-again': (about: string) => `The passbook ${about} may name another account for money back`,
    'payouts-approved': (about: string) => `Payouts to referrers were approved: batch ${about}`,
    'payouts-answered': (about: string) => `What became of payouts was entered: batch ${about}`,
    payee: (about: string) => `The details of a referrer were changed: ${about}`,
    commission: (about: string) =>
      about === ''
        ? 'It was decided who earns by an order'
        : `It was decided who earns by the order ${about}`,
    books: () => 'The books were closed or opened again',
    exported: (about: string) => `Taken out as a file: ${exported[about] ?? about.replaceAll('-', ' ')}`,
  },
  alertsMore: (count: number) => `${count} earlier`,
  /** Of a member of staff, with the role. */
  staffAlerts: {
    role: (name: string, role: string) => `${name} was given the role: ${role}`,
    invited: (name: string, role: string) => `${name} was invited, with the role: ${role}`,
    'link-made': (name: string, role: string) =>
      `A link to choose a password was made for ${name}, role: ${role}`,
    'let-in-again': (name: string, role: string) => `${name} may sign in again, with the role: ${role}`,
  },
  alertBy: (by: string, at: string) => `by ${by}, ${at}`,
  alertsHelp: 'Is one of these not right? Look at it now. They stay here for seven days.',

  seasonUnknown: 'The season',
  seasonChoice: 'Season',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  orderCount: orders,
  asOf: (time: string) => `As of ${time}. Counted anew while it is open.`,
  days: 'Orders by day',
  dayTitle: (day: string, count: number, money: string) => `${day}: ${orders(count)}, ${money}`,
  chartSaid: (day: string, money: string) =>
    `Value by day; the most on ${day}: ${money}. The figures are in the table below.`,
  chartEmpty: 'No order in this season yet.',
  beforeMark: (name: string) => `${name}, same number of days before the festival`,
  asTable: 'Show as a table',
  day: 'Day',
  ordersOf: (season: string) => `Orders, ${season}`,
  valueOf: (season: string) => `Value, ${season}`,
  bestSellers: 'Best sellers',
  bestCategories: 'Best categories',
  byState: 'By state',
  byReferrer: 'By referrer',
  product: 'Product',
  category: 'Category',
  pieces: 'Sold',
  state: 'State',
  referrer: 'Referrer',
  orders: 'Orders',
  value: 'Value',
  noShare: 'None so far.',
} as const;
