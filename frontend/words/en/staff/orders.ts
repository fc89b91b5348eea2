import type { OrderSort, PaymentFilter } from '@shop/contracts/orders/requests';
import type { OrderEventKind } from '@shop/contracts/rules/orders/order-events';
import type { OrderRisk } from '@shop/contracts/rules/orders/order-risks';
import type { OwnChangeKind } from '@shop/contracts/rules/orders/own-changes';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import type { PaymentStatus } from '@shop/contracts/rules/orders/order-totals';
import type { PaymentMode } from '@shop/contracts/rules/orders/payments';
import { counted } from './list.ts';

/** The list of orders. */
export const words = {
  title: 'Orders',
  search: 'Search orders',
  searchHelp: 'Name, phone, city, PIN code, sum, UTR, LR or item code',
  state: 'State',
  anyState: 'Any state',
  states: {
    placed: 'Placed',
    confirmed: 'Confirmed',
    packed: 'Packed',
    dispatched: 'Dispatched',
    arrived: 'At the pickup location',
    collected: 'Collected',
    cancelled: 'Cancelled',
    'on-hold': 'On hold',
    sold: 'Confirmed or later',
  } satisfies Record<OrderState | 'on-hold' | 'sold', string>,
  payment: 'Payment',
  anyPayment: 'Any payment',
  payments: {
    unpaid: 'Unpaid',
    'part-paid': 'Part paid',
    owing: 'Confirmed, with a balance',
    paid: 'Paid',
    'refund-due': 'Refund due',
    'nothing-due': 'Nothing due',
  } satisfies Record<PaymentFilter, string>,
  risk: 'At risk',
  anyRisk: 'Any risk',
  risks: {
    any: 'At any risk',
    'change-asked': 'Customer asks for a change',
    'not-packed': 'Last day near, not packed',
    unanswered: 'Unpaid and unanswered',
    'held-long': 'On hold for long',
    'change-unanswered': 'Change not agreed',
    claimed: 'Broken or missing',
  } satisfies Record<OrderRisk | 'any', string>,
  /** What the customer asks for. */
  asked: { edit: 'Asks for a change', cancel: 'Asks to cancel' } satisfies Record<OwnChangeKind, string>,
  /** What was proposed to the customer. */
  proposals: {
    open: 'Change proposed, no answer',
    declined: 'Change not agreed: call',
  },
  pickup: 'Pickup location',
  anyPickup: 'Any location',
  from: 'From',
  to: 'To',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    largest: 'Largest total',
    balance: 'Largest balance',
  } satisfies Record<OrderSort, string>,
  found: counted('order', 'orders'),
  none: 'No orders yet',
  noneHelp: 'An order that a shopper sends stands here at once.',
  noneFound: 'No order matches',
  noneFoundHelp: 'Try fewer words or other filters.',
  print: 'Print',
  /** What is done with several at once. */
  steps: {
    confirmed: {
      label: 'Confirm',
      done: (orders: number) => (orders === 1 ? '1 order is confirmed.' : `${orders} orders are confirmed.`),
    },
    arrived: {
      label: 'Mark as arrived',
      done: (orders: number) => (orders === 1 ? '1 order has arrived.' : `${orders} orders have arrived.`),
    },
    collected: {
      label: 'Mark as collected',
      done: (orders: number) => (orders === 1 ? '1 order is collected.' : `${orders} orders are collected.`),
    },
  },
  columns: {
    number: 'Number',
    placed: 'Placed',
    customer: 'Customer',
    goesTo: 'Goes to',
    state: 'State',
    items: 'Items',
    total: 'Total',
    balance: 'Balance',
  },
  door: 'To the door',
  items: (lines: number) => (lines === 1 ? '1 item' : `${lines} items`),
  balanceOf: (money: string) => `Balance ${money}`,
} as const;

export const modeWords: Record<PaymentMode, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  cash: 'Cash',
  'scheme-credit': 'Scheme credit',
};

export const eventWords: Record<OrderEventKind, string> = {
  placed: 'Placed',
  'placed-by-staff': 'Taken by phone',
  confirmed: 'Confirmed',
  packed: 'Packed',
  dispatched: 'Dispatched',
  arrived: 'Arrived at the pickup location',
  collected: 'Collected',
  cancelled: 'Cancelled',
  merged: 'Put into another order',
  undone: 'Step undone',
  'taken-back': 'Taken back a step',
  reopened: 'Taken up again',
  'reservation-ended': 'Goods given back: nobody confirmed it in time',
  'dispatched-unpaid': 'Left unpaid',
  'lorry-corrected': 'Lorry details corrected',
  held: 'Put on hold',
  released: 'Hold lifted',
  'payment-received': 'Payment received',
  'payment-refunded': 'Paid back',
  'payment-corrected': 'Payment corrected',
  'payment-moved': 'Payment moved between orders',
  edited: 'Edited',
  'took-over': 'Another order was put into it',
  'change-proposed': 'A change was proposed',
  'change-accepted': 'The customer agreed to the change',
  'change-declined': 'The change was not agreed',
  'change-taken-back': 'The proposed change was taken back',
  'change-asked': 'The customer asked for this',
  'asked-accepted': 'What the customer asked for was accepted',
  'asked-declined': 'What the customer asked for was declined',
  'asked-taken-back': 'The customer withdrew the request',
  claimed: 'The customer told of broken or missing goods',
  'claim-answered': 'Broken or missing goods: answered',
  'call-in-vain': 'Called, no answer',
  'call-put-off': 'Called, asked to be called again',
  'benefit-given': 'Benefit of a passbook given',
  'credit-missing': 'A passbook that paid before pays no more: its credit was used elsewhere',
  'goods-credited': 'Goods credited',
  'note-added': 'Note',
  attributed: 'Counts for somebody else',
};

/** How an order stands with its payments. */
export const paymentWords: Record<PaymentStatus, string> = words.payments;
