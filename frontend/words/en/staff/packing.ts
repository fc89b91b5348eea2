import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import { orderStateWords } from '../shop/order-states.ts';

/** Packing in the godown, on a phone. */
export const words = {
  title: 'Packing',
  titleOf: (number: string) => `Packing of ${number}`,
  back: 'All to pack',
  help: 'Scan the QR code on a packing slip, type its number, or choose an order.',
  toPack: 'To be packed',
  none: 'Nothing is to be packed',
  noneHelp: 'Orders come here once they are confirmed.',
  more: (shown: number) => `The ${shown} oldest are shown. Scan a slip to open any other.`,
  lineCount: (lines: number) => (lines === 1 ? '1 line' : `${lines} lines`),
  progress: (done: number, of: number) => `${done} of ${of} ${of === 1 ? 'line' : 'lines'}`,
  by: (names: readonly string[]) => `by ${names.join(' and ')}`,
  /** On the order’s page at the desk. */
  atTheDesk: (done: number, of: number, names: readonly string[]) =>
    `Packing: ${words.progress(done, of)}, ${words.by(names)}`,
  toDoor: 'to the door',
  goesTo: (place: string, city: string) => `${place}, ${city}`,
  remarks: 'The customer says',

  lines: 'Lines of the order',
  quantity: (quantity: number, unit: string) => `${quantity} ${unit}`,
  partly: (packed: number, quantity: number) => `${packed} of ${quantity} in the box`,
  tooMany: (more: number) => `Take ${more} out of the box`,
  gone: (packed: number) => `Not wanted any more: take ${packed} out of the box`,
  isNew: 'New',
  was: (was: number, now: number) => (now === 0 ? `Was ${was}` : `Was ${was}, now ${now}`),
  packedBy: (name: string) => `by ${name}`,
  changed: 'This order was changed while it was packed',
  changedHelp: 'What changed stands first, and is marked.',

  count: (name: string) => `Count ${name}`,
  keepCount: (packed: number) => `${packed} in the box`,

  missing: 'Something is missing',
  shortage: 'What is missing?',
  shortageHelp:
    'The customer is asked whether the order may go with what is there, on its page and by phone.',
  areThere: (packed: number, quantity: number) =>
    packed === 0 ? `None of ${quantity} is there` : `${packed} of ${quantity} are there`,
  propose: 'Ask the customer',
  proposed: 'The customer is asked.',
  waits: (to: number) => `Waiting for the customer: ${to} in the order`,
  declined: (to: number) => `Not agreed: ${to} in the order. The desk calls the customer.`,
  changeAsked: 'The customer asks for a change. It is answered at the order desk first.',
  proposalOpen: 'The customer was asked about what is missing. This page follows when they answer.',

  parcels: 'Parcels',
  pack: 'Mark as packed',
  packed: 'The order is packed.',
  isPacked: (state: OrderState) => `This order is ${orderStateWords[state]}.`,
  notConfirmed: 'This order is not confirmed yet, so it is not packed.',
  mergedInto: 'This order went into another one, which is packed in its place:',
  held: (reason: string) => `On hold: ${reason}. It can be packed, and goes on once the hold is lifted.`,
  next: 'Next slip',
  toOrder: 'The order at the desk',
  /** @param why after the last try; null before the first */
  unsent: (ticks: number, why: string | null) =>
    `${ticks === 1 ? '1 tick' : `${ticks} ticks`} not yet sent${why === null ? '' : `. ${why}`}`,
  away: 'The shop does not answer; they leave by themselves as soon as it does.',
  fault: (number: string) =>
    `The shop fails at those of ${number}. It is tried again every few seconds; if it stays so, tell the desk.`,
  refused: (number: string, why: string) => `Ticks of ${number} were not kept. ${why}`,

  scan: 'Scan a slip',
  camera: 'What the camera sees',
  aim: 'Hold the QR code of the slip before the camera.',
  foreign: 'This is not the QR code of one of our packing slips. Look for the one at the top of the slip.',
  number: 'Order number',
  numberUnknown: 'Type the number as it stands on the slip, for example DS26-00042, or its last figures.',
  open: 'Open',
  cameraRefused:
    'The browser may not use the camera. Allow it in the settings of this page, or type the number of the slip.',
  noCamera: 'There is no camera here. Type the number of the slip.',
  cameraBusy: 'The camera does not answer; another app may use it. Close that one, or type the number.',
  scannerMissing:
    'The scanner did not arrive. Try again when there is a network, or type the number of the slip.',
} as const;
