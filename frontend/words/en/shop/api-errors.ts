import type { ErrorCode, ErrorDetails } from '@shop/contracts/errors';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { addressWhy } from './buyer-address.ts';

/** A sentence for every error the API can answer with: what happened, and what to do. */
export type Sentences = { [Code in ErrorCode]: string | ((details: ErrorDetails[Code]) => string) };

/** What shoppers can meet, and whoever signs in. What else there is stands in `features/desk/shell/desk-errors.ts`: no shopper loads it. */
export const sentences = {
  unexpected: 'Something went wrong on our side. Please try again; if it happens again, call us.',
  'invalid-request': 'Some of what was filled in cannot be right. Please look at the marked boxes.',
  'not-found': 'We could not find what you asked for.',
  gone: 'This is not offered any more.',
  'cross-site-request':
    'This request did not come from a page of the shop, so nothing was done. Open the page again.',
  'too-many-requests': ({ retryAfterSeconds }) =>
    `Too many tries. Please wait ${waitOf(retryAfterSeconds)} and try again.`,
  busy: 'Very many people are asking at once. Please try again in a few seconds.',
  'object-store-unavailable': 'Pictures cannot be stored or shown just now. Please try again in a minute.',
  'database-unavailable':
    'The shop cannot be reached just now. Please try again in a minute; nothing is lost.',
  'not-signed-in': 'You are signed out. Please sign in again.',
  'wrong-credentials': 'The login or the password is wrong.',
  'second-factor-needed': 'Please type the code from your telephone, too.',
  'second-factor-wrong':
    'This code does not count, or was used already. Take the newest one, or a recovery code.',
  'provider-refused': 'The sign-in was not finished. Please begin again.',
  'provider-knows-nobody':
    'This account opens nothing here. Take the one that your invitation went to, or ask who invited you.',
  'provider-unavailable': 'The sign-in service does not answer just now. Try again, or take your password.',
  'password-guessable': 'Please choose another password: your e-mail or phone is guessed first.',
  'shop-closed': ({ nextOpensOn }) =>
    nextOpensOn === null
      ? 'The sale is closed, so orders cannot be sent now.'
      : `The sale is closed. We open again on ${formatDay(nextOpensOn)}.`,
  'shop-open': 'The shop is open: you can order now.',
  'nothing-for-sale': 'At the moment the shop shows prices only and takes no orders.',
  'state-unknown': 'Please choose the state the goods go to.',
  'state-blocked': ({ state, reason }) => `We cannot send to ${state}. ${reason}`,
  'goods-not-allowed': ({ state, goods }) =>
    `Only green crackers may go to ${state}. Please remove ${goods.map(({ name }) => name).join('; ')}.`,
  'door-delivery-unavailable': ({ state }) =>
    `There is no door delivery in ${state}. Please choose a pickup location.`,
  'pickup-location-unknown': 'This pickup location is no longer served. Please choose another.',
  'address-missing': ({ need }) => `Please write door number, street and district. ${addressWhy[need]}`,
  'order-above-limit': ({ limitPaise, phone }) =>
    `We take an order above ${formatMoney(limitPaise)} by phone only. Your list is safe here. ${callUs(phone)}`,
  'open-orders-sum-limit': ({ limitPaise, openPaise, phone }) =>
    `Before we have called you, we take orders for ${formatMoney(limitPaise)} in all from one mobile number${openPaise > 0 ? `; yours come to ${formatMoney(openPaise)} already` : ''}. ${callUs(phone)}`,
  'orders-an-hour-limit': ({ retryAfterSeconds, phone }) =>
    `Many orders came from here in the last hour. Please send yours in ${waitOf(retryAfterSeconds)}. ${callUs(phone)}`,
  'below-minimum': ({ minimumPaise, lackingPaise }) =>
    `The minimum order is ${formatMoney(minimumPaise)}. Please add ${formatMoney(lackingPaise)} more.`,
  'quote-changed': 'Prices or stock changed since you looked. Please check the list and confirm again.',
  'idempotency-key-reused':
    'This was already sent with other contents. Open the page again and look what became of it, then send once more.',
  'scheme-not-open': 'This scheme cannot be joined now. Please look at the others, or call us.',
  'scheme-full': 'Every place of this scheme is taken. Please look at the others, or call us.',
  'passbook-unknown':
    'No passbook has this number and this mobile number. Please look at both again, or call us.',
  'payee-incomplete': 'Please fill in a UPI ID, or holder, number and IFSC of an account, and not both.',
  'payee-frozen': 'Where the money goes was said already. Please call us if it is to go elsewhere.',
  'nothing-to-pay-back': 'There is nothing to pay back of this passbook now.',
  'passbook-link-replaced':
    'This passbook has a new link, and the old one shows nothing any more. Please call us: we send you the new one.',
  'passbook-not-ready': ({ state }) =>
    state === 'redeemed'
      ? 'This passbook was used already. Please call us if you did not expect that.'
      : 'This passbook cannot pay yet: it can once every instalment is paid or its months are over. Please call us, or send the order without it.',
  'passbook-year-over': 'The year of this passbook is over. Please call us: we pay back what it holds.',
  'nothing-to-redeem': 'There is nothing to use: the passbook holds no money, or the order owes nothing.',
  'credit-changed': 'What the passbook can pay has changed. Please look at the bill again, then send it.',
} satisfies Partial<Sentences>;

/** Where nothing came back. */
export const noAnswer = 'No answer from the shop. Please check your connection and try again.';

function callUs(phone: string | null): string {
  return phone === null ? 'Please call us.' : `Please call us on ${formatMobile(phone)}.`;
}

function waitOf(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
