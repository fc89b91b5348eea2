import { formatMoney } from '@shop/contracts/rules/money';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import type { EditWarning } from '@shop/contracts/rules/orders/order-content';
import { destinationWords, goodsWords } from './order-fields.ts';

/** An order as staff edit it. */
export const words = {
  title: (number: string) => `Edit ${number}`,
  packed: 'This order is not edited any more: it is packed, or cancelled.',
  passbookPays:
    'A passbook pays for this order, with its benefit, so it is not edited. Cancel it: then the passbook can pay for a new one.',
  backTo: (number: string) => number,
  fields: {
    ...goodsWords,
    phoneHeading: 'The customer',
    phone: 'Phone',
    phoneHelp: 'The customer finds the order by this number.',
    whatsapp: 'WhatsApp number, if another',
    email: 'E-mail, if there is one',
    ...destinationWords,
    remarks: 'Remarks of the customer',
    chargesByHandHeading: 'Charges',
    chargesByHand: 'Set packing and freight by hand',
    packingPaise: 'Packing in rupees',
    packingPaiseHelp: 'It counts where charges are set by hand.',
    freightPaise: 'Freight in rupees',
    freightPaiseHelp: 'It counts where charges are set by hand. Empty: the customer pays it on collection.',
    reasonHeading: 'Why it is changed',
    reason: 'Reason',
    reasonHelp: `Stays in the history; the customer does not see it. At most ${DESK_TEXT.reason.max} characters.`,
  },
  meaning: 'What it comes to',
  unclear: 'Something above cannot be right yet.',
  total: (paise: number) => `Total ${formatMoney(paise)}`,
  totalWas: (paise: number, was: number) => `Total ${formatMoney(paise)}, in place of ${formatMoney(was)}`,
  packing: (paise: number) => `Packing ${formatMoney(paise)}`,
  freight: (paise: number | null) =>
    paise === null ? 'Freight is paid on collection' : `Freight ${formatMoney(paise)}`,
  owes: (paise: number) => `Still to be paid: ${formatMoney(paise)}`,
  dueBack: (paise: number) => `Due back to the customer: ${formatMoney(-paise)}`,
  settled: 'Paid in full',
  line: (name: string, was: number, is: number) =>
    was === 0
      ? `${name}: ${is} added`
      : is === 0
        ? `${name}: taken out`
        : `${name}: ${is} in place of ${was}`,
  left: (line: string, left: number) => `${line}; ${left.toLocaleString('en-IN')} on the shelf then`,
  problems: {
    gone: (name: string) => `${name} is not sold any more.`,
    'not-green': (name: string) => `${name} is not a green cracker, and nothing else may go to this state.`,
    short: (name: string) => `There is not enough of ${name} on the shelf.`,
    'over-limit': (name: string) => `${name}: more than one order may have.`,
  },
  addressMissing: (why: string) => `Please fill in the address. ${why}`,
  doubts: {
    'below-minimum': (minimum: number) =>
      `Below the minimum of ${formatMoney(minimum)}. You may save it with a reason.`,
    'over-limit': () => 'More than one order may have of something. You may save it with a reason.',
  } satisfies Record<EditWarning, (minimum: number) => string>,
} as const;
