import { describe, expect, test } from '@jest/globals';
import { copiesOf } from './copies.ts';
import { gstinOf, placeOfSupplyOf, placeOfSupplyTo, type InvoiceContent } from './invoice.ts';
import { linesByRate, printedHsn } from './printed-hsn.ts';

const buyer = {
  name: 'Meenakshi Sundaram',
  phone: '9876543210',
  whatsapp: null,
  email: null,
  address: '12 North Masi Street',
  city: 'Madurai',
  district: 'Madurai',
  stateCode: '33',
  stateName: 'Tamil Nadu',
  pinCode: '625001',
};
const business = { ...buyer, gstin: '29AAGCB7383J1Z4', tradeName: 'Sundaram Stores' };
const puducherry = { code: '34', name: 'Puducherry' };
const content = (of: object) => of as InvoiceContent;

describe('the place of supply', () => {
  test('is where the movement ends for a business, wherever it is registered; else the recorded address', () => {
    expect(placeOfSupplyTo(business, puducherry)).toEqual(puducherry);
    expect(placeOfSupplyTo(buyer, puducherry)).toEqual({ code: '33', name: 'Tamil Nadu' });
  });

  test('of an invoice that does not say it is the state of its buyer, who is not registered', () => {
    expect(placeOfSupplyOf({ buyer })).toEqual({ code: '33', name: 'Tamil Nadu' });
    expect(placeOfSupplyOf({ buyer: business, placeOfSupply: puducherry })).toEqual(puducherry);
    expect([gstinOf({ buyer }), gstinOf({ buyer: business })]).toEqual(['', '29AAGCB7383J1Z4']);
  });
});

test('an invoice to a business has three copies; to others, and a credit note, one', () => {
  expect(copiesOf({ kind: 'invoice', content: content({ buyer: business }) })).toEqual([
    'recipient',
    'transporter',
    'supplier',
  ]);
  expect(copiesOf({ kind: 'invoice', content: content({ buyer }) })).toEqual(['recipient']);
  expect(copiesOf({ kind: 'credit-note', content: content({ buyer: business }) })).toEqual(['recipient']);
});

describe('the HSN on paper', () => {
  test('has as many digits as the seller prints, or as there are', () => {
    expect(printedHsn({ hsn: '36041000' }, { hsnDigits: 6 })).toBe('360410');
    expect(printedHsn({ hsn: '3604' }, { hsnDigits: 6 })).toBe('3604');
    expect(printedHsn({ hsn: '36041000' }, {})).toBe('36041000');
  });

  test('sums what is the same on it', () => {
    const lines = [
      { hsn: '36041000', basisPoints: 1_800 },
      { hsn: '36049090', basisPoints: 1_800 },
      { hsn: '36041000', basisPoints: 500 },
    ] as InvoiceContent['lines'];
    expect(linesByRate(lines, { hsnDigits: 4 }).map((kind) => kind.length)).toEqual([2, 1]);
    expect(linesByRate(lines, { hsnDigits: 8 }).map((kind) => kind.length)).toEqual([1, 1, 1]);
  });
});
