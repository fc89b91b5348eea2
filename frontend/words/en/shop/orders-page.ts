import type { InvoiceKind } from '@shop/contracts/rules/documents/invoices/invoice';
import type { OrderEventKind } from '@shop/contracts/rules/orders/order-events';
import type { Delivery, OrderState } from '@shop/contracts/rules/orders/order-states';
import type { PaymentStatus } from '@shop/contracts/rules/orders/order-totals';
import type { PaymentKind, PaymentMode } from '@shop/contracts/rules/orders/payments';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';

export const eventWords: Record<OrderEventKind, string> = {
  placed: 'We received it',
  'placed-by-staff': 'We took it by phone',
  confirmed: 'Confirmed by phone',
  packed: 'Packed',
  dispatched: 'Handed to the lorry',
  arrived: 'Arrived at the pickup location',
  collected: 'Collected',
  cancelled: 'Cancelled',
  merged: 'Put together with another order of yours',
  undone: 'Step undone',
  'taken-back': 'One step back: we look at it once more',
  reopened: 'Taken up again',
  'reservation-ended': 'Goods given back: nobody confirmed it in time',
  'dispatched-unpaid': 'Handed to the lorry',
  'lorry-corrected': 'The lorry details were corrected',
  held: 'Put on hold',
  released: 'The hold was lifted',
  'payment-received': 'A payment came in',
  'payment-refunded': 'Money was paid back',
  'payment-corrected': 'A payment we had noted by mistake was taken off',
  'payment-moved': 'A payment was moved between two orders',
  edited: 'The order was changed',
  'took-over': 'Another order of yours was put together with it',
  'change-proposed': 'We asked whether we may change it',
  'change-accepted': 'You said yes to the change',
  'change-declined': 'The change was not agreed',
  'change-taken-back': 'The question about a change was taken back',
  'change-asked': 'You asked us for a change',
  'asked-accepted': 'We did what you asked for',
  'asked-declined': 'We could not do what you asked for',
  'asked-taken-back': 'You withdrew your request',
  claimed: 'You told us what was broken or missing',
  'claim-answered': 'We answered',
  'call-in-vain': 'We called you',
  'call-put-off': 'We call you again',
  'benefit-given': 'The benefit of your scheme was taken off the bill',
  'credit-missing': 'The passbook that paid for this order was used elsewhere',
  'goods-credited': 'Goods that came back or never came were taken off the bill',
  'note-added': 'Note',
  attributed: 'Referral corrected',
};

export const paymentModeWords: Record<PaymentMode, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  cash: 'Cash',
  'scheme-credit': 'Scheme credit',
};

/** What an entry is that is no payment received by some mode. */
export const paymentKindWords: Record<Exclude<PaymentKind, 'received'>, string> = {
  refunded: 'Paid back',
  corrected: 'Taken off: noted by mistake',
  moved: 'Moved between two orders',
};

/** How the order stands with its payments. */
export const paymentStatusWords: Record<PaymentStatus, string> = {
  unpaid: 'Nothing paid yet',
  'part-paid': 'Paid in part',
  paid: 'Paid in full',
  'refund-due': 'We owe you money back',
  'nothing-due': 'Nothing is to be paid.',
};

/** Where the order is, in one sentence. */
export function stateSentence(state: OrderState, mode: SaleMode, delivery: Delivery): string {
  switch (state) {
    case 'placed':
      return mode === 'order'
        ? 'Your order is with us. We call you within a day.'
        : 'Your request is with us. We call you within a day; nothing is paid before that.';
    case 'confirmed':
      return 'Confirmed. We pack it now.';
    case 'packed':
      return 'Packed. It leaves with the next lorry.';
    case 'dispatched':
      return delivery === 'door'
        ? 'It is on the lorry to your door. We call before it comes.'
        : 'It is on the lorry to your pickup location.';
    case 'arrived':
      return 'It is at your pickup location. Please collect it, and bring the order number.';
    case 'collected':
      return 'Collected. Thank you, and celebrate safely.';
    case 'cancelled':
      return 'This order is cancelled.';
  }
}

export const words = {
  title: (number: string) => `Order ${number}`,
  order: 'Order',
  thanks: 'Thank you',
  steps: 'Where it is',
  stepDone: 'done',
  onHold: 'This order is on hold.',
  onHoldHelp: 'It goes no further until a question is settled. Please call us.',
  unreserved: (all: boolean) =>
    all
      ? 'The goods are not set aside yet. We do that when we call you, and tell you if something is short.'
      : 'Some items are not set aside yet: many ask for them just now. We do that when we call you, and tell you if something is short. The bill marks them.',
  notSetAside: 'not set aside yet',
  saleClosed: 'The sale is closed. Your order goes on as agreed.',
  saleClosedMore: 'When we open again',
  referralIgnored: 'The referral code you came with is not known, so the order went without it.',
  actions: 'Keep it at hand',
  moreActions: 'More',
  whatsapp: 'Send on WhatsApp',
  invoice: (kind: InvoiceKind, number: string) =>
    `${kind === 'invoice' ? 'Tax invoice' : 'Credit note'} ${number} (PDF)`,
  copyLink: 'Copy the link to this page',
  pdf: (mode: SaleMode) => (mode === 'order' ? 'The order as PDF' : 'The estimate as PDF'),
  print: (mode: SaleMode) => (mode === 'order' ? 'Print the order' : 'Print the estimate'),
  linkHelp: 'This page needs no password. Whoever has its link can see the order, so keep it to yourself.',
  againFailed: 'This did not arrive from the network. Please press again.',
  again: 'Order this list again',

  payment: 'Payment',
  toPay: 'Still to pay',
  toPayLater: 'Estimated total',
  toPayBack: 'We pay back',
  paid: 'Paid so far',
  noPaymentYet: 'Please pay nothing yet. The details come after our call.',
  payBy: 'By bank transfer, or with the UPI ID. Please mention the order number.',
  upi: 'UPI ID',
  account: 'Account number',
  accountName: 'Account name',
  ifsc: 'IFSC',
  bank: 'Bank',
  reference: 'Order number',
  payments: 'Payments received',

  dispatch: 'On the lorry',
  transporter: 'Transporter',
  lrNumber: 'LR number',
  lrDate: 'LR date',
  parcels: 'Parcels',

  call: 'Whom to call',
  pickup: 'Where you collect it',
  door: 'To your door',
  hours: 'Open',
  map: 'Show on a map',
  contact: 'Ask for',
  rules: 'Please mind',
  burstingHours: 'Permitted hours',

  bill: 'The bill',
  customer: 'Ordered by',
  remarks: 'Remarks',
  history: 'What happened so far',
  merged: (numbers: string) =>
    `Put together with ${numbers}: all of its goods and payments are in this order.`,
  edited: (time: string) => `This order was changed on ${time}.`,
  seeChanges: 'See what changed',

  estimate: 'Estimate',
  printedOrder: 'Order',
  licence: (number: string, until: string) => `Explosives licence ${number}, valid until ${until}`,
  gstInvoice: 'GST invoice for',
  gstin: 'GSTIN',
  tradeName: 'Trade name',
  phone: 'Phone',
  to: 'To',
  deliverTo: 'Collect at',
  credited: 'Credited for goods',
  balance: 'Balance',
  termsTitle: 'Terms',
  terms: [
    'This is not a tax invoice. The shop confirms the list by phone.',
    'Goods travel by licensed lorry only, never by courier, rail or air.',
    'Sold only to people of 18 years or older. Light fireworks only in the permitted hours of your state.',
    'Please count the parcels when you collect them, and call us the same day if anything is missing.',
  ],
} as const;
