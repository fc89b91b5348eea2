import { describe, expect, test } from '@jest/globals';
import type { LorryRowView } from '@shop/contracts/orders/views';
import { cellsAtFirst, isBegun, lacksOf, leavingOf, NO_CELLS, pasted } from './lorry-draft.ts';

const row = (number: string, more: Partial<LorryRowView> = {}): LorryRowView => ({
  number,
  customerName: 'Meenakshi',
  phone: '9876543210',
  whatsapp: null,
  token: 'token',
  city: 'Madurai',
  pickupLocation: 'Madurai depot',
  worthPaise: 339_500,
  balancePaise: 0,
  parcels: null,
  holdReason: null,
  irnFrom: null,
  ...more,
});
const TERMS = { ewayBillAbovePaise: 5_000_000, mayBeUnpaid: true };
const CELLS = { ...NO_CELLS, lrNumber: 'LR-1', parcels: '2' };

describe('what a row lacks', () => {
  test('is nothing once LR number and parcels are there', () => {
    expect(lacksOf(row('DS26-00001'), NO_CELLS, TERMS)).toEqual(['lrNumber', 'parcels']);
    expect(lacksOf(row('DS26-00001'), CELLS, TERMS)).toEqual([]);
    expect(leavingOf(row('DS26-00001'), CELLS, TERMS)).toEqual({ lrNumber: 'LR-1', parcels: 2 });
  });

  test.each(['0', '1000', '2.5', 'two', '-1'])('is a number of parcels where it says %s', (parcels) => {
    expect(lacksOf(row('DS26-00001'), { ...CELLS, parcels }, TERMS)).toEqual(['parcels']);
  });

  test('is an e-way bill above the sum, and none at it', () => {
    expect(lacksOf(row('DS26-00001', { worthPaise: 5_000_000 }), CELLS, TERMS)).toEqual([]);
    const dear = row('DS26-00001', { worthPaise: 5_000_100 });
    expect(lacksOf(dear, CELLS, TERMS)).toEqual(['ewayBill']);
    expect(leavingOf(dear, { ...CELLS, ewayBill: '3310 0987 6543' }, TERMS)).toMatchObject({
      ewayBill: '331009876543',
    });
  });

  test('is a reason where something is to be paid, and the right to give it', () => {
    const owing = row('DS26-00001', { balancePaise: 100 });
    expect(lacksOf(owing, CELLS, TERMS)).toEqual(['unpaidReason']);
    expect(lacksOf(owing, { ...CELLS, unpaidReason: 'Pays there' }, TERMS)).toEqual([]);
    expect(lacksOf(owing, CELLS, { ...TERMS, mayBeUnpaid: false })).toEqual(['unpaidForbidden']);
  });

  test('is that its hold is lifted', () => {
    expect(lacksOf(row('DS26-00001', { holdReason: 'Call' }), CELLS, TERMS)).toEqual(['held']);
  });
});

describe('parcels that were counted as the order was packed', () => {
  const counted = row('DS26-00001', { parcels: 4 });

  test('stand in the row, and go with the lorry as soon as the LR number is there', () => {
    const first = cellsAtFirst(counted);
    expect(first).toEqual({ ...NO_CELLS, parcels: '4' });
    expect(leavingOf(counted, { ...first, lrNumber: 'LR-9' }, TERMS)).toEqual({
      lrNumber: 'LR-9',
      parcels: 4,
    });
    expect(pasted('LR-9', [counted], { number: counted.number, column: 'lrNumber' }, {})).toEqual({
      'DS26-00001': { ...NO_CELLS, lrNumber: 'LR-9', parcels: '4' },
    });
  });

  test('are nothing that somebody typed, until they are counted anew', () => {
    expect(isBegun(counted, cellsAtFirst(counted))).toBe(false);
    expect(isBegun(counted, { ...NO_CELLS, parcels: '5' })).toBe(true);
  });
});

describe('cells of a spreadsheet', () => {
  const rows = ['DS26-00001', 'DS26-00002', 'DS26-00003'].map((number) => row(number));
  const from = { number: 'DS26-00002', column: 'lrNumber' } as const;

  test('go down and to the right from the field, and end with the rows', () => {
    expect(pasted('LR-2\t3\r\nLR-3\t1\r\nLR-4\t9\r\n', rows, from, {})).toEqual({
      'DS26-00002': { ...NO_CELLS, lrNumber: 'LR-2', parcels: '3' },
      'DS26-00003': { ...NO_CELLS, lrNumber: 'LR-3', parcels: '1' },
    });
  });

  test('of one column fill that column, and leave the others', () => {
    const typed = { 'DS26-00002': { ...CELLS } };
    const after = pasted('7', rows, { ...from, column: 'parcels' }, typed);
    expect(after['DS26-00002']).toEqual({ ...CELLS, parcels: '7' });
  });

  test('that begin with order numbers find their rows', () => {
    expect(pasted('ds26-3\tLR-3\t4\nDS26 00001\tLR-1\t5', rows, from, {})).toEqual({
      'DS26-00003': { ...NO_CELLS, lrNumber: 'LR-3', parcels: '4' },
      'DS26-00001': { ...NO_CELLS, lrNumber: 'LR-1', parcels: '5' },
    });
  });

  test('that begin with order numbers write nothing of an order that is not here into another', () => {
    expect(pasted('Order\tLR\nDS26-99\tLR-9\t9\nDS26-2\tLR-2\t3', rows, from, {})).toEqual({
      'DS26-00002': { ...NO_CELLS, lrNumber: 'LR-2', parcels: '3' },
    });
  });
});
