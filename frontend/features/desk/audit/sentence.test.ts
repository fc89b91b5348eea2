import { expect, test } from '@jest/globals';
import { FLAG_DECISIONS } from '@shop/contracts/referrers/views';
import { PROPOSAL_ANSWERS } from '@shop/contracts/rules/orders/proposals';
import type { AccountLinkKind } from '@shop/contracts/users/views';
import { sentenceOf } from './sentence.ts';

const none = { before: null, after: null };

test.each([
  [
    'product.saved',
    'product/0198c0de-1111-7000-8000-000000000001',
    'SP-01 Sparklers',
    'Changed the product SP-01 Sparklers',
  ],
  [
    'product.archived',
    'product/0198c0de-1111-7000-8000-000000000001',
    'SP-01 Sparklers',
    'Archived the product SP-01 Sparklers',
  ],
  ['text.saved', 'text/refund', 'refund', 'Changed the text: Refunds and cancellation'],
  ['settings.payment.saved', 'setting/payment', 'payment', 'Changed the settings: Payment details'],
  [
    'user.second-factor-off',
    'staff/0198c0de-1111-7000-8000-000000000001',
    'Meena',
    'Switched off the second factor of Meena',
  ],
  ['order.attributed', 'order/DS26-00042', 'DS26-00042', 'Corrected the referrer of order DS26-00042'],
  ['payouts.approved', 'payouts/7', '7', 'Approved payouts 7'],
  ['state.placed', 'state/32', 'Kerala', 'Changed the place in the list of the state Kerala'],
])('%s of %s (%s) is told as “%s”', (action, subject, thing, sentence) => {
  expect(sentenceOf({ action, subject, thing, ...none })).toBe(sentence);
});

test('a change of many rows says how many, those beyond what the log keeps too', () => {
  const rows = { 'SP-01': { netPaise: 1 }, 'SP-02': { netPaise: 2 } };
  const entry = { subject: 'change-set/0198c0de-1111-7000-8000-000000000001', thing: null, before: rows };
  expect(sentenceOf({ ...entry, action: 'prices.applied', after: { ...rows, 'and more rows': 134 } })).toBe(
    'Changed the price of 136 products',
  );
  expect(sentenceOf({ ...entry, action: 'products.undone', after: { 'SP-01': {} } })).toBe(
    'Took back the import of 1 product',
  );
});

const LINKS: readonly AccountLinkKind[] = ['invitation', 'password'];

test.each([
  ...FLAG_DECISIONS.map((decision) => `referral-flag.${decision}`),
  ...PROPOSAL_ANSWERS.map((answer) => `order.change-${answer}`),
  ...LINKS.flatMap((kind) => [`user.${kind}-link-made`, `referrer.${kind}-link-made`]),
])('%s, of whose last part the backend has a list, has a sentence of its own', (action) => {
  expect(sentenceOf({ action, subject: 'thing/1', thing: 'X', ...none })).not.toBe('Changed thing X');
});

test('what was never thought of is told without an id', () => {
  const entry = {
    action: 'thing.opened',
    subject: 'thing/0198c0de-1111-7000-8000-000000000001',
    thing: null,
  };
  expect(sentenceOf({ ...entry, ...none })).toBe('Changed thing');
});
