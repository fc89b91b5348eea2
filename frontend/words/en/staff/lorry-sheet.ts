import { formatMoney } from '@shop/contracts/rules/money';
import { parcelCount, receiptName } from '@shop/contracts/rules/orders/lorry-receipt';
import { words as documents } from './documents.ts';
import { words as lorry } from './lorry.ts';
import { words as order } from './order.ts';

/** Forty orders on one lorry. */
export const words = {
  title: 'Lorry sheet',
  help: 'Transporter and day once, then LR number and parcels of each order. Enter goes to the next row, Ctrl and Enter dispatch; cells of a spreadsheet can be pasted, also with the order numbers in front.',
  transporter: 'Transporter',
  lrDate: 'LR date',
  lrDateProblem: lorry.lorryFields.lrDateProblem,
  pickup: 'Pickup location',
  back: order.back,
  anyPickup: 'All places',
  order: 'Order',
  goesTo: 'Goes to',
  lrNumber: 'LR number',
  parcels: 'Parcels',
  ewayBill: 'E-way bill',
  unpaidReason: 'Why it leaves unpaid',
  standing: 'What it lacks',
  toDoor: 'to the door',
  owes: (paise: number) => `${formatMoney(paise)} to be paid`,
  /** Of a field: `LR number of DS26-00042`. */
  fieldOf: (field: string, number: string) => `${field} of ${number}`,
  lacks: {
    held: 'It is on hold.',
    lrNumber: 'LR number',
    parcels: 'Parcels, 1 to 999',
    ewayBill: 'E-way bill, twelve digits',
    unpaidReason: 'Why it leaves unpaid',
    unpaidForbidden: 'An owner or a manager lets it leave unpaid.',
  },
  complete: 'Complete',
  waits: 'Not on this lorry',
  dispatch: (orders: number) =>
    orders === 0 ? 'Dispatch' : orders === 1 ? 'Dispatch 1 order' : `Dispatch ${orders} orders`,
  running: (at: number, of: number) => `${at} of ${of}`,
  leave: 'Orders are being dispatched just now. Leave all the same?',
  headLacks: 'Fill in the transporter and the day first.',
  done: (orders: number) => (orders === 1 ? '1 order is dispatched.' : `${orders} orders are dispatched.`),
  /** What the others lack, after the press. */
  others: (orders: number) =>
    orders === 1
      ? '1 order stays here: see what it lacks.'
      : `${orders} orders stay here: see what they lack.`,
  unsure: 'No answer came, so nobody knows whether the last one left. Press again: nothing is done twice.',
  none: 'Nothing is packed and waits for a lorry',
  noneThere: 'Nothing is packed for this pickup location',
  noneHelp: 'Orders come here once they are packed.',
  more: (most: number) => `The first ${most} are shown. Choose a pickup location to see the others.`,
  gone: (numbers: string) =>
    `Typed here, and packed no more: ${numbers}. Somebody dispatched them, or took them back.`,
  forget: 'Forget what was typed',
  /** The messages of what left. */
  left: 'Dispatched just now',
  leftHelp: 'Who left an e-mail address is written to by itself, ten seconds after the press.',
  inLanguage: { en: 'WhatsApp in English', ta: 'WhatsApp in Tamil' },
  leftLine: (lrNumber: string, parcels: number) => `${receiptName(lrNumber)}, ${parcelCount(parcels)}`,
  papers: {
    'dispatch-sheet': documents.kinds['dispatch-sheet'],
    invoices: documents.kinds.invoices,
  },
  undo: 'Undo',
  clear: 'Clear this list',
} as const;

/** As messages to customers say it. */
export const parcelsIn = {
  en: parcelCount,
  ta: (parcels: number) => `பார்சல்கள் ${parcels}`,
} as const;
