import type { OwnerAlert } from '@shop/contracts/accounts/views';
import { formatDay, formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Role } from '@shop/contracts/rules/permissions';
import type { AccountLinkFacts, LorryFacts } from '../../../shared/emails/emails.ts';
import type { Wording, Wordings } from './wording.ts';

const dear = (name: string) => `Dear ${name},`;
const FOLLOW = 'Follow your order';
const TO_PAY = 'How to pay is on its page. Please pay only to the account that is shown there.';
const PAID = 'It is paid in full. We pack it next.';
const KEEP_LINK = 'Whoever has this link sees the order: please keep it to yourself.';

export const wordings: Wordings = {
  'order-received': ({ number, token, customerName, totalPaise }, links, own) => ({
    ...own({ name: customerName, number, total: formatMoney(totalPaise) }),
    greeting: dear(customerName),
    details: [
      ['Order', number],
      ['Total', formatMoney(totalPaise)],
    ],
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-confirmed': ({ number, token, customerName, totalPaise, balancePaise }, links, own) => ({
    ...own({
      name: customerName,
      number,
      total: formatMoney(totalPaise),
      payment: balancePaise > 0 ? TO_PAY : PAID,
    }),
    greeting: dear(customerName),
    details: [
      ['Order', number],
      ['Total', formatMoney(totalPaise)],
      ...(balancePaise > 0 ? [['To pay', formatMoney(balancePaise)] as [string, string]] : []),
    ],
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-dispatched': ({ number, token, customerName, ...lorry }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: lorryDetails(number, lorry),
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-lorry-corrected': ({ number, token, customerName, ...lorry }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: lorryDetails(number, lorry),
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-reopened': ({ number, token, customerName }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: [['Order', number]],
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-merged': ({ number, token, customerName, into }, links, own) => ({
    ...own({ name: customerName, number, into }),
    greeting: dear(customerName),
    details: [['Order', into]],
    link: { label: FOLLOW, url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-change-proposed': (
    { number, token, customerName, lines, wasTotalPaise, totalPaise },
    links,
    own,
  ) => ({
    ...own({ name: customerName, number, total: formatMoney(totalPaise) }),
    greeting: dear(customerName),
    details: [
      ['Order', number],
      ...lines.map(({ name, from, to }): [string, string] => [name, `${to} instead of ${from}`]),
      ['Total', `${formatMoney(totalPaise)} instead of ${formatMoney(wasTotalPaise)}`],
    ],
    link: { label: 'Say yes or no', url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-changed': ({ number, token, customerName, totalPaise, balancePaise }, links, own) => ({
    ...own({ name: customerName, number, total: formatMoney(totalPaise) }),
    greeting: dear(customerName),
    details: [
      ['Order', number],
      ['Total', formatMoney(totalPaise)],
      ...(balancePaise > 0 ? [['To pay', formatMoney(balancePaise)] as [string, string]] : []),
    ],
    link: { label: 'See your order', url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-change-declined': ({ number, token, customerName, reason }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: [
      ['Order', number],
      ['Our answer', reason],
    ],
    link: { label: 'See your order', url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-claim-answered': ({ number, token, customerName, creditPaise, reason }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: [
      ['Order', number],
      ['Our answer', reason],
      ...(creditPaise > 0 ? [['Taken off your bill', formatMoney(creditPaise)] as [string, string]] : []),
    ],
    link: { label: 'See your order', url: links.order(token) },
    note: KEEP_LINK,
  }),

  'order-cancelled': ({ number, token, customerName, reason }, links, own) => ({
    ...own({ name: customerName, number }),
    greeting: dear(customerName),
    details: [
      ['Order', number],
      ['Reason', reason],
    ],
    link: { label: 'See your order', url: links.order(token) },
    note: KEEP_LINK,
  }),

  'shop-open': ({ lastOrderOn, token }, links, own) => ({
    ...own({}),
    greeting: 'Hello,',
    details: lastOrderOn === null ? [] : [['Orders until', formatDay(lastOrderOn)]],
    link: { label: 'Open the price list', url: links.priceList() },
    note: 'This is the one message that you asked for.',
    leave: { label: 'Take my address off the list', url: links.forgetReminder(token) },
  }),

  'passbook-ends': ({ number, token, name, heldPaise, settleBy }, links, own) => ({
    ...own({ name, number, amount: formatMoney(heldPaise), day: formatDay(settleBy) }),
    greeting: dear(name),
    details: [
      ['Passbook', number],
      ['We hold', formatMoney(heldPaise)],
      ['Use it by', formatDay(settleBy)],
    ],
    link: { label: 'Open your passbook', url: links.passbook(token) },
    note: 'Whoever has this link sees the passbook: please keep it to yourself.',
  }),

  'staff-invitation': ({ name, role, by, token, endsAt }, links) => ({
    subject: 'You are invited to work in the shop',
    greeting: dear(name),
    paragraphs: [
      by
        ? `${by} invites you to the shop’s back office.`
        : 'Here is your invitation to the shop’s back office again.',
      'Choose a password of 12 characters or more, and sign in with this e-mail address.',
    ],
    details: [
      ['Your role', ROLES[role]],
      ['The link counts until', formatInstant(endsAt)],
    ],
    link: { label: 'Choose a password', url: links.account('admin', 'invitation', token) },
    note: 'The link counts once. Whoever has it can come in as you: please show it to nobody.',
  }),

  'staff-password': (facts, links) => newPassword(facts, links.account('admin', 'password', facts.token)),

  'referrer-invitation': ({ name, by, token, endsAt }, links) => ({
    subject: 'You are invited to refer customers to the shop',
    greeting: dear(name),
    paragraphs: [
      by ? `${by} invites you to be a referrer of the shop.` : 'Here is your invitation again.',
      'You get a code of your own, and a commission on what is ordered with it. Choose a password of 12 characters or more, and sign in with this e-mail address.',
    ],
    details: [['The link counts until', formatInstant(endsAt)]],
    link: { label: 'Choose a password', url: links.account('referrer', 'invitation', token) },
    note: 'The link counts once. Whoever has it can come in as you: please show it to nobody.',
  }),

  'referrer-password': (facts, links) =>
    newPassword(facts, links.account('referrer', 'password', facts.token)),

  'test-mail': ({ name }) => ({
    subject: 'A test mail of your shop',
    greeting: dear(name),
    paragraphs: [
      'Mail of your shop arrives. If you found it among spam, customers may find theirs there too.',
    ],
    details: [],
    link: null,
    note: null,
  }),

  'owner-alert': ({ name, by, at, alert }, links) => ({
    subject: ALERTS[alert.what],
    greeting: dear(name),
    paragraphs: [
      told(alert),
      'Every owner of the shop is told of this. If it is not right, please look at it now.',
    ],
    details: [
      ['By', by],
      ['When', formatInstant(at)],
    ],
    link: { label: 'Open the dashboard', url: links.dashboard() },
    note: null,
  }),
};

function newPassword({ name, by, endsAt }: AccountLinkFacts, url: string): Wording {
  return {
    subject: 'Choose a new password',
    greeting: dear(name),
    paragraphs: [
      by
        ? `${by} sends you a link to choose a new password.`
        : 'Somebody asked for a new password for your account.',
      'With the new password you are signed out everywhere, and sign in again.',
    ],
    details: [['The link counts until', formatInstant(endsAt)]],
    link: { label: 'Choose a new password', url },
    note: 'If you did not ask for this, do nothing: your password stays as it is.',
  };
}

function lorryDetails(number: string, lorry: LorryFacts): [string, string][] {
  return [
    ['Order', number],
    ['Transporter', lorry.transporter],
    ['LR number', lorry.lrNumber],
    ['LR date', formatDay(lorry.lrDate)],
    ['Parcels', String(lorry.parcels)],
  ];
}

const ALERTS: Record<OwnerAlert['what'], string> = {
  'payment-details': 'The bank and UPI details of the shop were changed',
  'contact-details': 'The contact details of the shop were changed',
  'invoice-terms': 'The settings of invoices were changed',
  'referral-terms': 'The terms for referrers were changed',
  'sale-terms': 'The way the shop sells was changed',
  site: 'Addresses that lead elsewhere, or the measuring of visits, were changed',
  refund: 'Money was paid back',
  correction: 'A receipt was corrected',
  'moved-payment': 'A payment was moved to another order',
  'credit-note': 'A credit note was written',
  redeemed: 'A passbook paid for an order',
  'refunds-approved': 'Money of passbooks is paid back',
  'payee-again': 'A passbook may name another account for money that is paid back',
  'payouts-approved': 'Payouts to referrers were approved',
  'payouts-answered': 'What became of payouts was entered',
  payee: 'The details of a referrer were changed',
  commission: 'It was decided who earns by an order',
  books: 'The books were closed or opened again',
  exported: 'A list was taken out as a file',
  'shop-closed': 'The shop was closed',
  'shop-opened': 'The shop was opened',
  'order-breaker': 'Unconfirmed orders take too much of the shelf',
  role: 'The rights of a member of staff were changed',
  invited: 'Somebody was invited to work in the shop',
  'link-made': 'A link into the back office was made',
  'let-in-again': 'A member of staff may sign in again',
};

/** Lists, as their addresses name them. */
const EXPORTED: Record<string, string> = {
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

const ROLES: Record<Role, string> = {
  owner: 'owner',
  manager: 'manager',
  catalogue: 'catalogue',
  orders: 'order desk',
  content: 'content',
  accountant: 'accountant',
};

function told(alert: OwnerAlert): string {
  switch (alert.what) {
    case 'payment-details':
      return 'Customers are now asked to pay to other details than before.';
    case 'contact-details':
      return 'Shoppers see other contact details of the shop than before, or its registration changed.';
    case 'invoice-terms':
      return 'Invoices are numbered otherwise than before, or need the number of the government’s portal from another day on.';
    case 'referral-terms':
      return 'Referrers earn, or are taxed, otherwise than before.';
    case 'sale-terms':
      return 'The shop sells or numbers its orders otherwise than before, or others may correct receipts of cash.';
    case 'site':
      return 'Shoppers may be led to other addresses than before, or scripts of another company measure their visits.';
    case 'refund':
    case 'correction':
    case 'moved-payment':
    case 'redeemed':
    case 'credit-note':
    case 'payee-again':
      return `It concerns ${alert.about}. The sum and the reason stand in its history.`;
    case 'refunds-approved':
      return `It concerns batch ${alert.about} of what is paid back on passbooks whose year is over.`;
    case 'payouts-approved':
    case 'payouts-answered':
      return `It concerns batch ${alert.about} of the payouts.`;
    case 'payee':
      return `It concerns the referrer with the code ${alert.about}. Payouts go to the account that is entered there.`;
    case 'commission':
      return alert.about === ''
        ? 'An order that looked like the referrer’s own was looked at.'
        : `It concerns the order ${alert.about}.`;
    case 'books':
      return 'Up to which day they are closed, and why they were opened, stands on the page of the month.';
    case 'exported':
      return `The list is: ${EXPORTED[alert.about] ?? alert.about.replaceAll('-', ' ')}. Whoever has the file has what stands in it.`;
    case 'shop-closed':
      return 'Shoppers see the closed page now, and nobody can order.';
    case 'shop-opened':
      return 'The switch that kept the shop closed is off.';
    case 'order-breaker':
      return 'New orders reserve nothing until they are confirmed. Look at the order guard: orders of one stranger stand together there.';
    case 'role':
      return `${alert.name} now has the role: ${ROLES[alert.role]}.`;
    case 'invited':
      return `${alert.name} is invited, with the role: ${ROLES[alert.role]}.`;
    case 'link-made':
      return `A link was made by which ${alert.name}, with the role ${ROLES[alert.role]}, can choose a password.`;
    case 'let-in-again':
      return `${alert.name} may sign in again, with the role: ${ROLES[alert.role]}.`;
  }
}
