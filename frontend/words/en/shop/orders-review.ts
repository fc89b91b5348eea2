import { characters } from '../../characters.ts';
import { TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Redemption } from '@shop/contracts/rules/schemes/passbook';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';

/** What stands under a box that cannot be sent as it is. */
export const fieldErrors = {
  noName: 'Please write your name.',
  name: `Please write your name with ${characters(TEXT.personName)}.`,
  noPhone: 'Please write your mobile number: we call it about your order.',
  phone: 'This is not an Indian mobile number. It has ten digits and begins with 6, 7, 8 or 9.',
  email: 'This is not an e-mail address. Leave the box empty if you have none.',
  noGstin: 'Please write the GSTIN, or leave the trade name empty.',
  tradeName: `Please write the trade name with ${characters(TEXT.tradeName)}.`,
  noPinCode: 'Please write the PIN code of your address.',
  pinCode: 'A PIN code has six digits, like 600017.',
  noAddress: 'Please write door number and street.',
  address: `Please write door number and street with ${characters(TEXT.address)}.`,
  noCity: 'Please write the city, town or village.',
  city: `Please write city or town with ${characters(TEXT.city)}.`,
  noDistrict: 'Please write the district.',
  district: `Please write the district with ${characters(TEXT.district)}.`,
  state: 'Please choose the state the goods go to.',
  stateBlocked: (state: string, reason: string) => `We cannot send to ${state}. ${reason}`,
  place: 'Please choose how you get the goods.',
  passbook: 'A passbook’s number looks like PB-00042. Leave the box empty if you have none.',
  remarks: `Please keep the remarks short: ${characters(TEXT.remarks)}.`,
  adult: 'We may sell only to people who are 18 or older.',
  agreed: 'Please ask the customer first. Without that no order can be sent for them.',
  terms: 'Please agree to the terms, or call us about them.',
  refused: 'This was not accepted. Please check it.',
} as const;

export const words = {
  title: 'Review your list',
  back: 'Back to the list',
  empty: 'Your list is empty',
  emptyHelp: 'Put a number beside each item you want, then come back here.',
  openList: 'Open the price list',
  goods: 'Your list',
  update: 'Update the bill',
  updating: 'Working out the total …',
  totalChanged: (fromPaise: number | null, toPaise: number) =>
    `The total is ${formatMoney(toPaise)}${fromPaise === null ? '' : ` now, not ${formatMoney(fromPaise)}`}. Look at the bill, then send it.`,
  quoteFailed: 'The total could not be worked out.',
  retryQuote: 'Work it out again',
  take: (quantity: number) => (quantity === 0 ? 'Remove' : `Take ${quantity}`),
  wasPrice: (paise: number) => `was ${formatMoney(paise)}`,
  soldOut: 'Sold out',
  gone: 'No longer sold',
  notGreen: 'Not a green cracker',
  onlyLeft: (quantity: number) => `Only ${quantity} left`,
  atMost: (quantity: number) => `At most ${quantity} in one order`,
  unreserved: 'Not set aside until we call.',
  problemsFirst: 'Some items cannot be had as you asked. Please settle the marked lines first.',

  newTotal: (paise: number) => `The total is now ${formatMoney(paise)}.`,
  acceptAndSend: 'Accept and send',
  acceptChanges: 'Update my list',
  lookFirst: 'Look at the bill first',

  who: 'Who orders',
  name: 'Your name',
  phone: 'Mobile number',
  phoneHelp: 'We call this number about your order.',
  more: 'WhatsApp on another number, e\u2011mail, remarks',
  whatsapp: 'WhatsApp number',
  whatsappHelp: 'Only if it is another number.',
  email: 'E-mail',
  remarks: 'Remarks',
  gstInvoice: 'I need a GST invoice',
  gstin: 'GSTIN',
  gstinHelp: '15 letters and digits, as on your certificate.',
  tradeName: 'Trade name',
  where: 'Where it goes',
  pinCode: 'PIN code',
  pinCodeHelp: 'Fills town and state, if known.',
  yourAddress: 'Your address',
  address: 'Door number and street',
  city: 'City or town',
  district: 'District',
  state: 'State',
  chooseState: 'Choose a state',
  stateNotServed: (state: string) => `${state} (we cannot send there)`,
  updateState: 'Show its places',
  collect: 'How you get it',
  collectHelp: 'Fireworks travel by licensed lorry only.',
  nearestTo: (pinCode: string) => `Nearest to ${pinCode.trim()}`,
  door: 'To your door',
  doorHelp: 'The lorry brings it to your address. We call before it comes.',
  noPlace: (state: string) => `There is no pickup location in ${state} yet. Please call us.`,
  freight: 'Freight',
  freightOnCollection: 'Freight to pay on collection',
  freightOf: (paise: number) => (paise === 0 ? 'Freight free' : `Freight ${formatMoney(paise)}`),

  passbookTitle: 'Pay with the passbook of a scheme',
  passbook: 'Passbook number',
  passbookHelp: 'PB- and its digits, as on your passbook.',
  passbookPhone: 'Phone in the passbook',
  passbookPhoneHelp: 'Only if it is another than above.',
  takeOff: 'Take it off the bill',
  isTakenOff: ({ creditPaise, benefitPaise }: Redemption) =>
    `It pays ${formatMoney(creditPaise)} of your bill${benefitPaise > 0 ? `, and ${formatMoney(benefitPaise)} benefit comes off` : ''}.`,
  lookAtPassbook: 'Look at what the passbook takes off the bill, then send it.',

  consents: 'Before you send',
  adult: 'I am 18 or older.',
  assistedAgreed: 'The customer asked me for this order, and agrees that the shop calls them about it.',
  assistedAdult: 'The customer is 18 or older.',
  assistedTerms:
    'The customer agrees to the terms: the shop confirms by phone, goods travel by lorry only, and fireworks are lit only in the permitted hours.',
  terms:
    'I agree to the terms: the shop confirms by phone, goods travel by lorry only, and I light fireworks only in the permitted hours.',
  readTerms: 'Read the terms in full',

  /** The bill on one line, and the way to it. */
  billBrief: (items: number) => `${items} ${items === 1 ? 'item' : 'items'}`,
  billChange: 'change',
  billClose: 'close',
  /** With the total, where it is known. */
  send: (mode: SaleMode, totalPaise: number | null) =>
    (mode === 'order' ? 'Place the order' : 'Send the request') +
    (totalPaise === null ? '' : ` · ${formatMoney(totalPaise)}`),
  sending: 'Sending …',
  catalogue:
    'At the moment the shop shows prices only and takes no orders. You can print this list or share it.',
  printList: 'Print this list',
  belowMinimum: (lacking: number, minimum: number, state: string) =>
    `${formatMoney(lacking)} more to the minimum of ${formatMoney(minimum)} for ${state}.`,
  addMore: 'Add more items',
  checkFields: 'Please look at the marked boxes.',

  unknown: 'We do not know whether your order arrived',
  unknownHelp:
    'The connection broke while it was being sent. Nothing is lost: press “Try again”. It is safe, because the same order is never taken twice.',
  unknownOf: (items: number, totalPaise: number) =>
    `It is about the order as you sent it: ${items} ${items === 1 ? 'item' : 'items'}, ${formatMoney(totalPaise)}.`,
  newerKept:
    'You have changed your list since. That order goes as it was; what you added stays on your list for another.',
  retry: 'Try again',
  letGo: 'Do not send it again',
  letGoHelp: 'If it did arrive, it stands: we call you about every order, and you can tell us then.',
  arrived: (number: string) => `Your order ${number} has arrived.`,
  arrivedElsewhere: 'Your order has arrived, and we call you about it.',
  arrivedToo: (number: string) =>
    `An earlier try arrived after all: order ${number} stands. If you want one order only, please call us before you send again.`,
  openOrder: 'Open it',
  notArrived: (sentence: string) => `Your order was not sent. ${sentence}`,
  notSent: 'Not sent',
} as const;
