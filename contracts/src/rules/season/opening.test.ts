import { expect, test } from '@jest/globals';
import type { Looks, PaymentDetails, Sale, Season, ShopIdentity } from '../../shop/views.ts';
import { openingStepsDone, placeholdersIn } from './opening.ts';

const identity: ShopIdentity = {
  name: 'Velan Crackers',
  legalName: 'Velan Traders',
  since: 2004,
  address: '4 Car Street',
  city: 'Sivakasi',
  pinCode: '626123',
  stateCode: '33',
  phones: ['9443312345'],
  whatsapp: '9443312345',
  email: 'orders@velan.in',
  licenceNumber: 'LE-5/TN/4711',
  licenceExpiresOn: '2028-03-31',
  gstin: '33ABCDE1234F1Z5',
};
const payment: PaymentDetails = {
  upiId: 'velan@okbank',
  accountName: 'Velan Traders',
  accountNumber: '1234567890',
  ifsc: 'TMBL0000001',
  bank: 'TMB, Sivakasi',
};

test('a shop with its own particulars has no placeholder, nor has one that is paid by bank alone', () => {
  expect(placeholdersIn({ identity, payment })).toEqual([]);
  expect(placeholdersIn({ identity, payment: { ...payment, upiId: '' } })).toEqual([]);
  // A real number that begins as the demonstration's do.
  const alike = { ...identity, phones: ['9842100199'] };
  expect(placeholdersIn({ identity: alike, payment })).toEqual([]);
});

test.each([
  ['name', { name: 'Crackers shop' }],
  ['legal-name', { legalName: 'Agal Crackers (demonstration shop)' }],
  ['address', { city: ' ' }],
  ['phones', { phones: ['9443312345', '9842100124'] }],
  ['phones', { phones: [] }],
  ['email', { email: 'orders@agalcrackers.example' }],
  ['licence', { licenceNumber: 'DEMO/LE-5/TN/000123' }],
  ['licence', { licenceNumber: '' }],
  ['gstin', { gstin: '33AAAAA0000A1Z9' }],
  ['gstin', { gstin: '' }],
])('%s is one in %j', (name, change) => {
  expect(placeholdersIn({ identity: { ...identity, ...change }, payment })).toEqual([name]);
});

test.each([
  { upiId: 'agalcrackers@demobank' },
  { ifsc: 'DEMO0000123' },
  { upiId: '', accountNumber: '' },
  { accountName: 'Agal Crackers (demonstration shop)' },
])('payment is one in %j', (change) => {
  expect(placeholdersIn({ identity, payment: { ...payment, ...change } })).toEqual(['payment']);
});

test('steps are done by what is there', () => {
  const season: Season = {
    name: 'Diwali 2027',
    year: 2027,
    opensOn: '2027-08-01',
    closesOn: '2027-10-25',
    festival: 'Diwali',
    festivalTa: null,
    festivalOn: null,
    lastOrderOn: null,
    closed: true,
    message: '',
    messageTa: null,
    nextOpensOn: null,
  };
  const nothing = {
    servedStates: 0,
    pickupLocations: 0,
    doorStates: 0,
    products: 0,
    productsWithoutPicture: 0,
    ownTexts: 0,
    staff: 1,
    orders: 0,
    testOrders: [],
    hadTestOrders: false,
    mail: { isSetUp: false, testedAt: null },
  };
  const today = '2027-07-01';
  const sale: Sale = { mode: 'catalogue', orderPrefix: 'VC', secondForCash: false, claimDays: 3 };
  const bare = { ...identity, name: '', licenceNumber: '' };
  const looks: Looks = { colour: 'green', logo: null, homePicture: null };
  const unpaid = { ...payment, upiId: '', accountNumber: '' };
  expect(openingStepsDone({ identity: bare, looks, payment: unpaid, season, sale }, nothing, today)).toEqual(
    [],
  );
  const logo = { key: 'velan', alt: '', width: 200, height: 200, widths: [96, 200] };
  const set = {
    identity,
    looks: { ...looks, logo },
    payment,
    season: { ...season, festivalOn: '2027-10-29', closed: false },
    sale: { ...sale, mode: 'estimate' } as const,
  };
  const filled = {
    ...nothing,
    servedStates: 2,
    doorStates: 1,
    products: 136,
    productsWithoutPicture: 4,
    ownTexts: 1,
    staff: 2,
  };
  expect(openingStepsDone(set, filled, today)).toEqual([
    'identity',
    'licence',
    'payment',
    'sale',
    'season',
    'states',
    'places',
    'products',
    'looks',
    'texts',
    'people',
    'opening',
  ]);
  // A test mail counts while there is a mail server.
  const testedAt = '2027-06-30T10:00:00.000Z';
  const withMail = (isSetUp: boolean) => ({ ...filled, mail: { isSetUp, testedAt } });
  expect(openingStepsDone(set, withMail(true), today)).toContain('mail');
  expect(openingStepsDone(set, withMail(false), today)).not.toContain('mail');
  // An order is there, or was tried and removed.
  expect(openingStepsDone(set, { ...filled, orders: 1 }, today)).toContain('order');
  expect(openingStepsDone(set, { ...filled, hadTestOrders: true }, today)).toContain('order');
  // A licence that is over is none.
  const over = { ...set, identity: { ...identity, licenceExpiresOn: '2027-06-30' } };
  expect(openingStepsDone(over, filled, today)).not.toContain('licence');
});
