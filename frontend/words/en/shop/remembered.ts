import type { DeviceOrderView } from '@shop/contracts/devices/views';
import { stepWords } from './order-steps.ts';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** What the shop says to whoever is known on this device. */
export const words = {
  title: (name: string) => `Welcome back, ${name}`,
  order: (number: string) => `Your order ${number}`,
  state: ({ state, onHold }: Pick<DeviceOrderView, 'state' | 'onHold'>) =>
    onHold ? 'On hold' : state === 'cancelled' ? 'Cancelled' : stepWords[state],
  lastSeason: (count: number) => `Order what you had last year (${items(count)})`,
  lastSeasonShort: (count: number) => `What you had last year: ${items(count)}`,
  lastSeasonHelp: (day: string) =>
    `The list of ${day}, at today’s prices. You can change it before you send it.`,
  seeIt: 'See that order',
  forget: (name: string) => `Forget ${name} on this phone`,
  forgetHelp: 'Not you, or not your phone? Changes to these orders then go by phone.',
  forgotten: 'Forgotten. This phone shows your name and your orders to nobody any more.',
  notForgotten: 'That did not work: the shop could not be reached. Please try once more.',

  remember: 'Remember me on this phone',
  rememberHelp: 'Next time you find your orders and this list here, and need not type it all again.',
  filledIn: (name: string) => `Filled in from the last order of ${name} on this phone.`,
  someoneElse: 'Somebody else orders',

  missingTitle: (missing: number, all: number) =>
    missing === 1
      ? `1 of the ${items(all)} is not available now`
      : `${missing} of the ${items(all)} are not available now`,
  missingHelp: 'Tick what you would take instead.',
  instead: (name: string, price: string) => `${name}, ${price}`,
  nothingLike: 'We have nothing like it.',
  takeList: (count: number) => `Put ${items(count)} on the list`,
  cancel: 'Cancel',
} as const;
