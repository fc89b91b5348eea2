import type { CommissionKind } from '@shop/contracts/rules/referrals/commission';
import type { FlagDecision, FlagSign, FlagState, ReferrerState } from '@shop/contracts/referrers/views';

const count = new Intl.NumberFormat('en-IN');

const states: Record<ReferrerState, string> = {
  invited: 'Invited',
  active: 'Active',
  suspended: 'Suspended',
};

const kinds: Record<CommissionKind, string> = {
  pending: 'Pending',
  earned: 'Earned',
  reversed: 'Taken back',
  paid: 'Paid out',
  taxed: 'TDS of a month',
  returned: 'Transfer failed',
};

const signs: Record<FlagSign, string> = {
  phone: 'the same phone',
  upi: 'the phone of the UPI ID',
  address: 'the same address',
  device: 'the same device',
};

const decisions: Record<FlagDecision, string> = { allowed: 'Allowed', refused: 'Refused' };

/** Referrers, what they earn, and orders that look like their own. */
export const words = {
  title: 'Referrers',
  found: (total: number, isMore: boolean) =>
    total === 1 ? '1 referrer' : `${count.format(total)}${isMore ? '+' : ''} referrers`,
  none: 'No referrers yet',
  noneHelp: 'Add the first one: whoever orders through their code is counted for them.',
  noneFound: 'No referrer is called that',
  noneFoundHelp: 'Look for the name, the code, the phone or the e-mail.',
  search: 'Search',
  searchHelp: 'Name, code, phone, e-mail',
  state: 'State',
  anyReferrer: 'Any referrer',
  anyState: 'Any state',
  states,
  sorts: { name: 'By name', due: 'Most due first' },
  columns: { name: 'Name', code: 'Code', state: 'State', pending: 'Pending', due: 'Due', paid: 'Paid' },

  add: 'Add a referrer',
  added: (name: string) => `${name} is added.`,
  record: 'Referrer',
  back: 'All referrers',
  fields: {
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    emailHelp: 'The invitation goes here. Without one you hand over the link.',
    code: 'Code',
    codeHelp: 'What customers type, 4 to 12 letters and digits. It never goes to anybody else.',
    codeProblem: '4 to 12 letters and digits, such as MEENA10.',
    commissionBasisPoints: 'Commission, % of the goods',
    commissionBasisPointsHelp: 'Of orders from now on; each order keeps the rate it was placed at.',
    commissionBasisPointsProblem: 'A percentage from 0 to 100, such as 5 or 7.5.',
    address: 'Address',
    addressHelp: 'Stands on payout statements. An order to the same address is flagged.',
    pan: 'PAN',
    panHelp: 'For TDS on commissions. Without it the higher rate is deducted.',
    panProblem: 'Five letters, four digits and a letter, such as ABCDE1234F.',
    upiId: 'UPI ID',
    upiIdHeading: 'Where payouts go to',
    upiIdHelp: 'Where there is one, payouts go to it.',
    upiIdProblem: 'A UPI ID such as meena@bank.',
    accountName: 'Account holder',
    accountNumber: 'Account number',
    accountNumberProblem: '6 to 18 digits, and not zeros only.',
    ifsc: 'IFSC',
    ifscProblem: 'Four letters, a zero and six more, such as ABCD0123456.',
  },
  saveTitle: 'What is entered',

  overview: 'Account',
  pending: 'Pending',
  earned: 'Earned',
  due: 'Due',
  paid: 'Paid out',
  rate: (percent: string) => `${percent} % of the goods`,
  panKnown: 'PAN is known',
  panUnknown: 'No PAN yet',
  paidBy: {
    upi: 'Paid by UPI',
    bank: 'Paid by bank transfer',
    none: 'Nothing entered of where payouts go to',
  },
  makeLink: { invited: 'Invite again', active: 'Link for a new password' },
  suspend: 'Suspend',
  suspendTitle: (name: string) => `Suspend ${name}`,
  suspendEffects: [
    'The code counts no more. They can sign in to read their payout statements, and do nothing else.',
    'What their orders earned stays due and is not paid out until they are active again.',
  ],
  suspendFields: { reason: 'Why', reasonHelp: 'They read it when they sign in.' },
  suspendedFor: (reason: string) => `Suspended: ${reason}`,
  suspended: 'The referrer is suspended.',
  resume: 'Let them go on',
  resumed: 'The code counts again.',
  openFlags: (flags: number) =>
    flags === 1 ? '1 order to decide on' : `${count.format(flags)} orders to decide on`,

  orders: 'Orders',
  noOrders: 'No orders through this code yet.',
  order: 'Order',
  customer: 'Customer',
  goods: 'Goods',
  commission: 'Commission',
  ledger: 'Ledger',
  noEntries: 'Nothing was entered yet.',
  what: 'What',
  amount: 'Amount',
  day: 'Day',
  kinds,
  ofRate: (percent: string, money: string) => `${percent} % of ${money}`,

  league: 'Best referrers',
  orderCount: (orders: number) => (orders === 1 ? '1 order' : `${count.format(orders)} orders`),
  leagueOf: (season: string) => `Best referrers of ${season}`,
  noLeague: 'No orders through a code this season yet.',
  value: 'Value of orders',

  flags: 'Referrers’ own orders',
  flagsFound: (total: number, isMore: boolean) =>
    total === 1 ? '1 order' : `${count.format(total)}${isMore ? '+' : ''} orders`,
  noFlags: 'Nothing to look at',
  noFlagsHelp:
    'Orders that share a phone, a UPI ID, an address or a device with their referrer appear here: nobody earns by an order of their own.',
  noFlagsFound: 'Nothing here',
  noFlagsFoundHelp: 'Look under another heading.',
  chooseFlags: 'Which ones',
  allFlags: 'All',
  flagStates: { open: 'To decide', ...decisions, moved: 'Moved' } satisfies Record<FlagState, string>,
  signs,
  looksOwn: (found: readonly FlagSign[]) =>
    `Looks like an own order: ${found.map((sign) => signs[sign]).join(', ')}.`,
  waits: 'While nobody decided, it earns nothing.',
  moved: (code: string | null) => `There is nothing to decide: the order counts for ${code ?? 'nobody'} now.`,
  decided: (decision: FlagDecision, by: string, reason: string) =>
    `${decisions[decision]} by ${by}: ${reason}`,
  allow: 'Allow',
  refuse: 'Refuse',
  allowTitle: (number: string) => `Let ${number} count`,
  refuseTitle: (number: string) => `Refuse the commission of ${number}`,
  allowHelp: 'The commission is earned as with any other order.',
  refuseHelp: 'What was pending or earned for this order is taken back, also after it was paid out.',
  decisionDone: (decision: FlagDecision) =>
    decision === 'allowed' ? 'The order counts.' : 'The order does not count.',
  reason: 'Reason',
  reasonProblem: 'Please say why.',

  attributeTitle: (number: string) => `Whom ${number} counts for`,
  attributeHelp:
    'The commission goes with it: taken back from whom it counted for, and given to whom it counts for.',
  attributed: 'It is corrected.',
  attributionFields: {
    code: 'Referral code',
    codeHelp: 'Empty: the order counts for nobody.',
    codeProblem: '4 to 12 letters and digits, such as MEENA10.',
    reason: 'Reason',
    reasonProblem: 'Please say why.',
  },
} as const;
