import { expect, test } from '@jest/globals';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { aboutText } from './about.ts';

const identity = {
  name: 'Agal Crackers',
  legalName: 'Agal Crackers Private Limited',
  since: 1994,
  address: '12 Main Road',
  city: 'Sivakasi',
  pinCode: '626123',
  licenceNumber: 'E/1',
  licenceExpiresOn: '2027-03-31',
  gstin: '33AAAAA0000A1Z9',
  phones: ['9876543210'],
} as unknown as ShopIdentity;

/** What is asked of a shopper where orders are taken. */
const ASKED = /\bsend|fill in|a box for how many/i;

test('where the shop only shows its prices, nothing about it asks for a list', () => {
  const about = JSON.stringify(aboutText(identity, 'catalogue'));
  expect(about).not.toMatch(ASKED);
  expect(about).toContain('takes no orders');
});

test.each(['estimate', 'order'] as const)('in the mode “%s” it says how a list is sent', (mode) => {
  expect(JSON.stringify(aboutText(identity, mode))).toMatch(ASKED);
});
