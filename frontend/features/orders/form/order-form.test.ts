import { describe, expect, test } from '@jest/globals';
import { writtenRates } from './field-names.ts';
import { parseOrderForm } from './order-form.ts';

describe('the posted form', () => {
  test('of the list: only what has a quantity', () => {
    const form = parseOrderForm({ 'qty[SP-01]': '3', 'qty[SP-02]': '', 'qty[SP-03]': '0', stateCode: '33' });
    expect(form.step).toBe('review');
    expect(form.quantities).toEqual({ 'SP-01': 3 });
    expect(form.totalPaise).toBeNull();
    expect(form.fields.stateCode).toBe('33');
    expect(form.fields.name).toBe('');
  });

  test('of the list: its rates in one field, of which what is no rate counts as nothing', () => {
    const rates = writtenRates([
      { code: 'SP-01', netPaise: 1_300 },
      { code: 'RK-01', netPaise: 6_000 },
    ]);
    expect(rates).toBe('SP-01_1300.RK-01_6000');
    expect(parseOrderForm({ rates }).rates).toEqual({ 'SP-01': 1_300, 'RK-01': 6_000 });
    expect(parseOrderForm({ rates: `${rates}.<b>_5.SP-02_.SP-03_-1.__proto__` }).rates).toEqual({
      'SP-01': 1_300,
      'RK-01': 6_000,
    });
    expect(parseOrderForm({ rates: ['1'] }).rates).toEqual({});
  });

  test('of the review: rates, total, key and fields', () => {
    const key = '0192f0c1-2b3c-7d4e-8f5a-6b7c8d9e0f1a';
    const form = parseOrderForm({
      step: 'send',
      key,
      total: '402700',
      'qty[SP-01]': ' 3 ',
      'rate[SP-01]': '1300',
      name: 'Meena',
      adult: 'yes',
    });
    expect(form).toMatchObject({
      step: 'send',
      idempotencyKey: key,
      totalPaise: 402_700,
      quantities: { 'SP-01': 3 },
      rates: { 'SP-01': 1_300 },
    });
    expect(form.fields).toMatchObject({ name: 'Meena', adult: 'yes', terms: '' });
  });

  test('a quantity is read as in a field of the list', () => {
    const form = parseOrderForm({
      'qty[SP-01]': '௭',
      'qty[SP-02]': '5 boxes',
      'qty[SP-03]': '1,000',
      'qty[SP-04]': '1.5',
    });
    expect(form.quantities).toEqual({ 'SP-01': 7, 'SP-02': 5, 'SP-03': 1_000, 'SP-04': 1 });
  });

  test('what is taken for something else than was typed is told', () => {
    const form = parseOrderForm({
      'qty[SP-01]': '99999',
      'qty[SP-02]': '2.5',
      'qty[SP-03]': '−3',
      'qty[SP-04]': '5 boxes',
      'qty[SP-05]': '',
      'qty[<b>]': '2.5',
      'qty[SP-06]': ['2.5'],
    });
    expect(form.quantities).toEqual({ 'SP-01': 9_999, 'SP-02': 2, 'SP-04': 5 });
    expect(form.odd).toEqual({ 'SP-01': '99999', 'SP-02': '2.5', 'SP-03': '−3' });
  });

  test('what nobody could have typed counts as nothing', () => {
    const form = parseOrderForm({
      step: 'delete',
      key: 'abc',
      total: '-1',
      'qty[SP-01]': '-3',
      'qty[SP-02]': 'many',
      'qty[SP-03]': ['1', '2'],
      'qty[<b>]': '1',
      'qty[SP-04]': '99999',
      name: ['a', 'b'],
    });
    expect(form.step).toBe('review');
    expect(form.idempotencyKey).toBeNull();
    expect(form.totalPaise).toBeNull();
    expect(form.quantities).toEqual({ 'SP-04': 9_999 });
    expect(form.fields.name).toBe('');
  });
});
