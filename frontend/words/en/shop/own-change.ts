import type { ErrorDetails } from '@shop/contracts/errors';
import { formatMoney } from '@shop/contracts/rules/money';
import type { EditedLineView } from '@shop/contracts/orders/views';
import { formatMobile } from '@shop/contracts/rules/phone';
import { obstacles } from './own-change-obstacles.ts';

/** A customer changes or cancels her order by herself. */
export const words = {
  title: 'Change your order',
  titleAsk: 'Ask for a change',
  goods: 'Your goods',
  add: 'Add something',
  addHelp: 'Name or code, from today’s price list',
  addOne: (name: string, paise: number) => `Add ${name} at ${formatMoney(paise)}`,
  nothingFound: 'Nothing has this name.',
  noList: 'The price list could not be loaded. Please try again.',
  none: 'Taken out',
  was: (quantity: number) => `You ordered ${quantity}`,
  place: 'Where it goes',
  placesComing: 'The places are on their way …',
  noPlaces: 'The places could not be loaded. The rest can be changed.',
  again: 'Try again',
  remarks: 'Remarks',
  total: (is: number, was: number) =>
    is === was
      ? `The total stays ${formatMoney(is)}.`
      : `The total is ${formatMoney(was)} now, and would be ${formatMoney(is)}.`,
  owes: (paise: number) =>
    paise < 0 ? `You would get ${formatMoney(-paise)} back.` : `${formatMoney(paise)} would be left to pay.`,
  minimum: (minimumPaise: number, lackingPaise: number) =>
    `The minimum order is ${formatMoney(minimumPaise)}: ${formatMoney(lackingPaise)} more is needed.`,
  address: 'Please write door number, street and district, under “Where it goes”.',
  workingOut: 'Working out the total …',
  settleFirst: 'Please settle the marked items first.',
  nothingYet: 'Nothing is changed yet.',
  allGone: 'Nothing is left. To cancel the order, go back and press the button for it.',
  save: 'Change my order',
  ask: 'Ask for this change',
  back: 'Leave it as it is',
  saved: 'Your order is changed.',
  asked: 'We have it, and answer here.',
  failed: 'Nothing was changed',
  unsure: 'We do not know yet',
  unknown: 'No answer came, so we do not know whether it arrived. Please press again: it is done once only.',
  begin: 'Show the order as it is now',

  cancelTitle: 'Cancel this order?',
  cancelAskTitle: 'Ask us to cancel this order?',
  cancelHelp: 'Others can buy its goods then, and we may not have them later.',
  cancelAskHelp: 'We look at it and answer here. What you have paid is paid back.',
  reason: 'Why, if you like to say',
  cancel: 'Yes, cancel it',
  cancelAsk: 'Yes, ask for it',
  keep: 'No, keep it',
  cancelled: 'Your order is cancelled.',
} as const;

/** Why a line cannot be so. */
export function problemWords({ problem, quantity, left, was }: EditedLineView): string {
  if (problem === 'not-green') return 'Only green crackers may go there.';
  if (problem === 'over-limit') return 'That is more than one order may have of it.';
  const most = problem === 'short' && left !== null ? quantity + left : was;
  if (most <= 0) return problem === 'gone' ? 'We do not sell it any more.' : 'It is sold out.';
  return `${most} at the most: more is not there.`;
}

type Sentences = {
  [Code in keyof ErrorDetails]?: string | ((details: ErrorDetails[Code]) => string);
};

/** Refusals that nobody else meets. */
export const ownSentences = {
  'own-change-refused': ({ obstacle }) => obstacles[obstacle],
  'own-change-superseded': 'We have changed your order meanwhile. Please look at it as it is now.',
  'own-change-needs-shop':
    'This is not done at once any more: we have your order in hand, or have to look at it. You can ask for it.',
  'own-change-of-nothing': 'This changes nothing.',
  'above-most-per-order': ({ goods }) => `One order may not have so many of ${namesOf(goods)}.`,
} satisfies Sentences;

/** What is said of a refusal here; of others as everywhere. */
export const sentences: Sentences = {
  ...ownSentences,
  'own-change-costs': ({ totalPaise, agreedPaise }) =>
    `It comes to ${formatMoney(totalPaise)} by now, not ${formatMoney(agreedPaise)}. Please look at it once more.`,
  'stock-short': ({ goods }) => `Not so many are there any more of ${namesOf(goods)}.`,
  'order-above-limit': ({ limitPaise, phone }) =>
    `An order above ${formatMoney(limitPaise)} is taken by phone only. ${phone ? `Please call ${formatMobile(phone)}.` : 'Please call us.'}`,
};

function namesOf(goods: readonly { name: string }[]): string {
  return goods.map(({ name }) => name).join('; ');
}
