import { describe, expect, test } from '@jest/globals';
import {
  identityDraft,
  identityOf,
  limitsDraft,
  limitsOf,
  isSame,
  paymentOf,
  saleOf,
  seasonDraft,
  seasonOf,
  siteDraft,
  siteOf,
} from './drafts.ts';

const season = {
  name: 'Diwali 2026',
  year: 2026,
  opensOn: '2026-08-15',
  closesOn: '2026-11-08',
  lastOrderOn: null,
  closed: false,
  message: '',
  nextOpensOn: '2027-08-01',
};

const identity = {
  name: 'Agal Crackers',
  tagline: '',
  legalName: 'Agal Crackers',
  since: 1998,
  address: '12/4 Velayutham Road',
  city: 'Sivakasi',
  pinCode: '626123',
  stateCode: '33',
  phones: ['9842100123', '9842100124'],
  whatsapp: '9842100123',
  email: 'orders@agalcrackers.example',
  licenceNumber: 'LE-5',
  licenceExpiresOn: '2028-03-31',
  gstin: '33AAAAA0000A1Z5',
};

describe('the boxes of a section', () => {
  test('show what is stored, and saving them untouched stores the same', () => {
    expect(seasonDraft(season)).toMatchObject({ year: '2026', lastOrderOn: '', nextOpensOn: '2027-08-01' });
    expect(seasonOf(seasonDraft(season))).toEqual(season);
    expect(identityDraft(identity)).toMatchObject({ since: '1998', phones: '9842100123\n9842100124' });
    expect(identityOf(identityDraft(identity))).toEqual(identity);
  });

  test('limits stand in rupees, with or without commas', () => {
    const limits = {
      orderPaise: 20_000_000,
      openOrdersPerPhone: 3,
      openPaisePerPhone: 20_000_000,
      ordersPerAddress: 60,
      ordersPerDevice: 6,
      ordersPerReferrer: 60,
    };
    const draft = limitsDraft(limits);
    expect(draft).toMatchObject({ orderPaise: '200000', openOrdersPerPhone: '3' });
    expect(limitsOf(draft)).toEqual(limits);
    expect(limitsOf({ ...draft, orderPaise: ' ₹1,50,000 ' }).orderPaise).toBe(15_000_000);
    expect(limitsOf({ ...draft, orderPaise: '' }).orderPaise).toBeNaN();
    expect(limitsOf({ ...draft, ordersPerDevice: '1.5' }).ordersPerDevice).toBeNaN();
  });

  test('an emptied day is no day', () => {
    expect(seasonOf({ ...seasonDraft(season), nextOpensOn: '' }).nextOpensOn).toBeNull();
  });

  test('a year that is none is not taken for one', () => {
    expect(seasonOf({ ...seasonDraft(season), year: '20 26' }).year).toBeNaN();
    expect(seasonOf({ ...seasonDraft(season), year: '' }).year).toBeNaN();
  });

  test('spaces around, empty lines and small letters in codes are forgiven', () => {
    const phones = identityOf({ ...identityDraft(identity), phones: ' 9842100123 \n\n98421 00124' }).phones;
    expect(phones).toEqual(['9842100123', '98421 00124']);
    expect(saleOf({ mode: 'order', orderPrefix: ' ds ' })).toEqual({ mode: 'order', orderPrefix: 'DS' });
    expect(
      paymentOf({
        upiId: ' agal@okbank ',
        accountName: 'Agal Crackers',
        accountNumber: '1234 5678 90',
        ifsc: 'sbin0001234',
        bank: 'SBI, Sivakasi',
      }),
    ).toEqual({
      upiId: 'agal@okbank',
      accountName: 'Agal Crackers',
      accountNumber: '1234567890',
      ifsc: 'SBIN0001234',
      bank: 'SBI, Sivakasi',
    });
  });
});

test('route rules are lines of where from and where to; a line that is none stays one for the backend to refuse', () => {
  const site = {
    tagManagerId: null,
    redirects: [
      { from: '/offer', to: '/crackers/gift-boxes' },
      { from: '/shop', to: 'https://old.example/list' },
    ],
  };
  expect(siteDraft(site).redirects).toBe('/offer /crackers/gift-boxes\n/shop https://old.example/list');
  expect(siteOf(siteDraft(site))).toEqual(site);
  expect(siteOf({ tagManagerId: ' gtm-abc123 ', redirects: '\n /a   /b \n/only\n/x /y /z' })).toEqual({
    tagManagerId: 'GTM-ABC123',
    redirects: [
      { from: '/a', to: '/b' },
      { from: '/only', to: '' },
      { from: '/x', to: '/y /z' },
    ],
  });
});

test('a change is seen, and seen to be undone', () => {
  const stored = seasonDraft(season);
  expect(isSame({ ...stored, closed: true }, stored)).toBe(false);
  expect(isSame({ ...stored, name: 'Diwali 2026' }, stored)).toBe(true);
});
