import type { SuspiciousGroupView } from '@shop/contracts/order-guard/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMobile } from '@shop/contracts/rules/phone';
import { characters } from '../../characters.ts';

const count = new Intl.NumberFormat('en-IN');
const orders = (number: number) => (number === 1 ? '1 order' : `${count.format(number)} orders`);

const titles: Record<SuspiciousGroupView['kind'], (what: string) => string> = {
  phone: (phone) => `Orders of ${formatMobile(phone)}`,
  address: (city) => `Orders to one address in ${city}`,
  device: () => 'Orders from one device, within the hour',
  network: () => 'Orders from one network address, within the hour',
  'above-limit': () => 'Orders so large that they reserve nothing',
};

/** Unconfirmed orders that may be a stranger's, and what they take from the shelf. */
export const words = {
  title: 'Order guard',
  intro:
    'Unconfirmed orders that have something in common. A family orders twice, a village shares a network: look before you cancel.',
  breaker: 'Reservations',
  isOff: 'Orders reserve their goods as they come.',
  wasOn: (at: string, by: string) => `They did not until ${at} (turned on again: ${by}).`,
  isOn: (at: string, by: string) => `Since ${at} new orders reserve nothing until you confirm them (${by}).`,
  isOnHelp:
    'Unconfirmed orders took too much of the shelf within minutes. It goes on again by itself once fewer come. Shoppers can order all the while.',
  turnOff: 'Let orders reserve again',
  turnedOff: 'Orders reserve their goods again.',
  none: 'Nothing to look at',
  noneHelp: 'No unconfirmed orders have a phone, an address, a device or a network in common.',
  group: (kind: SuspiciousGroupView['kind'], what: string | null) => titles[kind](what ?? ''),
  sum: (number: number, money: string) => `${orders(number)}, ${money}`,
  shown: (number: number) => `The newest ${count.format(number)} are shown.`,
  notReserved: 'not reserved',
  choose: (number: string) => `Choose ${number}`,
  all: 'All of them',
  cancelChosen: 'Cancel the chosen',
  cancel: (number: number) => `Cancel ${orders(number)}`,
  cancelTitle: (number: number) => `Cancel ${orders(number)} together`,
  fields: {
    reason: 'Reason',
    reasonHelp: 'Who left an e-mail address reads it in the letter.',
    reasonProblem: `Please say why, in ${characters(DESK_TEXT.reason)}.`,
  },
  cancelHelp: 'Their goods go back on the shelf. Each can be taken up again while the goods are there.',
  cancelled: (number: number) => `${orders(number)} cancelled, the goods are back on the shelf.`,
  left: (number: number) =>
    number === 1
      ? '1 order was moved meanwhile and left as it is.'
      : `${orders(number)} were moved meanwhile and left as they are.`,
} as const;
