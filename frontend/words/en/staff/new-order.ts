import { formatMoney } from '@shop/contracts/rules/money';
import type { LineProblem } from '@shop/contracts/rules/orders/quote';
import { destinationWords, goodsWords } from './order-fields.ts';

/** An order that staff take by telephone. */
export const words = {
  title: 'New order by phone',
  take: 'Take an order by phone',
  back: 'All orders',
  fields: {
    phoneHeading: 'The customer',
    phone: 'Mobile number',
    phoneHelp: 'First of all: what the shop knows of the customer is proposed.',
    ...goodsWords,
    ...destinationWords,
    whatsapp: 'WhatsApp number, if another',
    email: 'E-mail',
    emailHelp: 'With one the customer is told of every step by letter.',
    remarksHeading: 'Before it is placed',
    remarks: 'Remarks',
    remarksHelp: 'The customer sees them.',
    referralCode: 'Referral code, if the customer names one',
    agreed: 'The customer is 18 or older, and agrees to the terms',
  },
  agreedFirst:
    'Ask whether the customer is 18 or older and agrees to the terms, then mark it above. Both are kept with their time.',
  place: 'Place the order',
  placed: (number: string) => `${number} is placed.`,

  known: 'What we know of this number',
  unknown: 'This number has not ordered before.',
  lastAddress: 'The last order went to',
  useAddress: 'Use this address',
  open: (numbers: readonly string[]) =>
    `Still open: ${numbers.join(', ')}. Something can be added to ${numbers.length === 1 ? 'it' : 'one of them'} instead.`,

  meaning: 'What it comes to',
  nothingYet: 'Choose items to see what they come to.',
  noState: 'Packing and freight follow once the state is chosen.',
  noPlace: 'Freight follows once the pickup location is chosen.',
  goods: (paise: number) => `Goods ${formatMoney(paise)}`,
  packing: (paise: number) => `Packing ${formatMoney(paise)}`,
  freight: (paise: number | null) =>
    paise === null ? 'Freight is paid on collection' : `Freight ${formatMoney(paise)}`,
  total: (paise: number) => `Total ${formatMoney(paise)}`,
  onShelf: 'Everything is on the shelf.',
  lacking: (lacking: number, minimum: number) =>
    `${formatMoney(lacking)} are missing to the minimum of ${formatMoney(minimum)}.`,
  problems: {
    gone: (name) => `${name} is not sold any more.`,
    'not-green': (name) => `${name} is not a green cracker, and nothing else may go to this state.`,
    short: (name, left) => `Only ${left} of ${name} on the shelf.`,
    'over-limit': (name, left) => `${name}: one order may have ${left}.`,
  } satisfies Record<LineProblem, (name: string, left: number) => string>,

  isPlaced: (number: string, name: string) => `${number} for ${name} is placed`,
  confirmNow: 'The customer agreed on the telephone: confirm it on its page, or on the call list.',
  openOrder: 'Open the order',
  another: 'Take another order',
  ignored: 'Nobody active has this referral code, so the order went without it.',
  sendLink: 'Send the customer the link to follow it:',
  byWhatsApp: 'By WhatsApp',
  byMail: 'By e-mail',
  copyLink: 'Copy the link',
  mailSubject: (number: string) => `Your order ${number}`,
} as const;
