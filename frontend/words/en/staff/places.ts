import type { StateEntry } from '@shop/contracts/places/views';
import { formatMoney, shareOf } from '@shop/contracts/rules/money';

const count = new Intl.NumberFormat('en-IN');

/** Pickup locations, as staff keep them. */
export const pickupWords = {
  title: 'Pickup locations',
  found: (total: number, isMore: boolean) =>
    total === 1 ? '1 pickup location' : `${count.format(total)}${isMore ? '+' : ''} pickup locations`,
  none: 'No pickup locations yet',
  noneHelp: 'Add the transport offices where customers fetch their goods. Shoppers choose among them.',
  noneFound: 'No pickup location is called that',
  noneFoundHelp: 'Look for its name, its town, its state or its phone.',
  search: 'Search',
  searchHelp: 'Name, town, state, phone',
  columns: { name: 'Name', place: 'Place', contact: 'Contact', freight: 'Freight', shown: 'Shown' },
  toPay: 'to pay on collection',
  shown: 'yes',
  hidden: 'no',
  add: 'Add a pickup location',
  added: (name: string) => `${name} is added.`,
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeEffects: [
    'Only a pickup location that no order goes to, or went to, is deleted. Others can be hidden.',
  ],
  removed: (name: string) => `${name} is deleted.`,
  record: 'Pickup location',
  order: 'The order of pickup locations',
  orderHelp: 'Shoppers choose among those of their state in this order. It changes for them at once.',
  fields: {
    name: 'Name',
    contact: 'Contact person',
    phone: 'Phone',
    address: 'Address',
    city: 'Town',
    pinCode: 'PIN code',
    stateCode: 'State',
    hours: 'Opening hours',
    hoursHelp: 'As customers read it: Monday to Saturday 9 am to 7 pm',
    mapUrl: 'Link to a map',
    mapUrlHelp: 'Begins with https://',
    mapUrlProblem: 'A link that begins with https://',
    freightPaise: 'Freight',
    freightPaiseHelp: 'Empty when the customer pays it at the office.',
    active: 'Shoppers can choose it',
  },
} as const;

/** States, as staff keep them. */
export const stateWords = {
  title: 'States',
  found: (total: number, isMore: boolean) =>
    total === 1 ? '1 state' : `${total}${isMore ? '+' : ''} states and territories`,
  none: 'No states',
  noneHelp: 'They come with the shop.',
  noneFound: 'No state is called that',
  noneFoundHelp: 'Look for a part of its name, its letters (KL) or its GST code.',
  search: 'Search',
  searchHelp: 'Name, letters or GST code',
  columns: {
    name: 'State',
    sends: 'We send',
    minimum: 'Minimum order',
    packing: 'Packing',
    checked: 'Law checked',
  },
  record: 'State',
  order: 'The order of states',
  orderHelp: 'Shoppers choose their state from a list in this order. It changes for them at once.',
  /** Of a state that is not served. */
  noTerms: '–',
  notServed: 'not served yet',
  notChecked: 'not checked',
  sends: { all: 'all crackers', green: 'green crackers', nothing: 'nothing' },
  fields: {
    served: 'Shoppers can choose this state',
    servedHelp:
      'What the law says there is filled in where it was read: look at it again before you serve a state.',
    allowed: 'We send there',
    reason: 'Why not',
    reasonHelp: 'Shoppers of that state read it in the place of an order.',
    reasonTa: 'Why not, in Tamil',
    goods: 'What may go there',
    minimumOrderPaise: 'Minimum order',
    packingBasisPoints: 'Packing, per cent',
    packingBasisPointsProblem: 'A number from 0 to 100 with at most two decimals.',
    doorDeliveryPaise: 'Door delivery',
    doorDeliveryPaiseHelp: 'A flat charge. Empty where there is none.',
    burstingHours: 'Permitted hours',
    burstingHoursTa: 'Permitted hours in Tamil',
    note: 'Note for shoppers',
    noteTa: 'Note in Tamil',
    source: 'Where the law says so',
    checkedOn: 'Checked on',
    checkedOnHelp: 'The day on which you looked the law up. Empty while nobody has.',
  },
  goods: { all: 'All crackers', green: 'Green crackers only' },
  meaning: 'What a shopper of this state sees',
  meanings: (state: StateEntry): string[] => {
    const { served, allowed, reason, packingBasisPoints: packing, doorDeliveryPaise: door } = state;
    if (!served) return ['It stands in no list of the shop.'];
    if (!allowed && reason.trim() === '')
      return ['No order can be sent. Say why not: without a reason this cannot be saved.'];
    if (!allowed) return [`No order can be sent. It says: “${reason}”`];
    return [
      state.goods === 'all'
        ? 'The whole list can be ordered.'
        : 'Everything that is not green is marked in the list and cannot be sent.',
      state.minimumOrderPaise === 0
        ? 'An order may be as small as they like.'
        : `An order under ${formatMoney(state.minimumOrderPaise)} cannot be sent.`,
      packing === 0
        ? 'Packing costs nothing.'
        : `Packing is ${packing / 100} % of the goods: ${formatMoney(shareOf(500_000, packing))} on goods for ₹5,000.`,
      door === null
        ? 'From a pickup location only.'
        : `To the door for ${formatMoney(door)}, or from a pickup location.`,
      state.burstingHours && `Permitted hours: ${state.burstingHours}.`,
      state.note && `Beside it stands: “${state.note}”`,
    ].filter((sentence) => sentence !== '');
  },
  /** What saving would change for orders that are not dispatched. */
  effect: {
    none: 'No open order goes there.',
    unchanged: (open: number) =>
      open === 1
        ? 'An open order goes there: nothing changes for it.'
        : `${count.format(open)} open orders go there: nothing changes for them.`,
    blocked: (orders: number) => `${openOrders(orders)} there could not be sent any more:`,
    goods: (orders: number) => `${openOrders(orders)} there with goods that may not go there:`,
    minimum: (orders: number) => `${openOrders(orders)} there under the minimum:`,
    more: (orders: number) => `and ${count.format(orders)} more`,
    kept: 'Saving changes none of them. Call these customers.',
  },
} as const;

function openOrders(orders: number): string {
  return orders === 1 ? '1 open order' : `${count.format(orders)} open orders`;
}
