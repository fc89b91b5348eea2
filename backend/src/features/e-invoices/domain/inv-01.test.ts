import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { NOTE, OUTSIDE, WITHIN } from './fixture/documents.ts';
import { inv01Schema } from './fixture/inv-01-schema.ts';
import { inv01 } from './inv-01.ts';
import { problemsOf } from './problems.ts';
import type { Registrable } from './registrable.ts';

const validate = new Ajv({ allErrors: true, multipleOfPrecision: 6 }).compile(inv01Schema);
const faults = (value: unknown) => (validate(value) ? [] : validate.errors);

test('a list of documents is as the schema of the documentation has it', () => {
  const all = [WITHIN, OUTSIDE, NOTE];
  expect(all.map(problemsOf)).toEqual([[], [], []]);
  const file: unknown = JSON.parse(JSON.stringify(all.map(inv01)));
  expect(faults(file)).toEqual([]);
  expect(faults([])).not.toEqual([]);
  expect(faults([{ ...inv01(WITHIN), BuyerDtls: { ...inv01(WITHIN).BuyerDtls, Pin: 0 } }])).not.toEqual([]);
});

describe('an invoice', () => {
  test('within the state has CGST and SGST, and prices without tax', () => {
    expect(inv01(WITHIN)).toEqual({
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
      DocDtls: { Typ: 'INV', No: 'DS/26-27/00042', Dt: '08/11/2026' },
      SellerDtls: {
        Gstin: '33AAAAA0000A1Z9',
        LglNm: 'Agal Crackers Sivakasi',
        Addr1: '12/4 Velayutham Road',
        Loc: 'Sivakasi',
        Pin: 626_123,
        Stcd: '33',
      },
      BuyerDtls: {
        Gstin: '33AAPFU0939F1Z2',
        LglNm: 'Sundaram Stores',
        Pos: '33',
        Addr1: '7 Masi Street',
        Loc: 'Madurai',
        Pin: 625_001,
        Stcd: '33',
      },
      ItemList: [
        {
          SlNo: '1',
          PrdDesc: 'GB-04 Gift box',
          IsServc: 'N',
          HsnCd: '36041000',
          Qty: 5,
          Unit: 'BOX',
          UnitPrice: 516.948,
          TotAmt: 2584.74,
          Discount: 0,
          AssAmt: 2584.74,
          GstRt: 18,
          IgstAmt: 0,
          CgstAmt: 232.63,
          SgstAmt: 232.63,
          TotItemVal: 3050,
        },
        // ₹10 with tax are ₹8.47 without it.
        {
          SlNo: '2',
          PrdDesc: 'SP-01 Sparklers 15',
          IsServc: 'N',
          HsnCd: '36041000',
          Qty: 10,
          Unit: 'PAC',
          UnitPrice: 11.017,
          TotAmt: 110.17,
          Discount: 8.47,
          AssAmt: 101.7,
          GstRt: 18,
          IgstAmt: 0,
          CgstAmt: 9.15,
          SgstAmt: 9.15,
          TotItemVal: 120,
        },
        {
          SlNo: '3',
          PrdDesc: 'Packing charge',
          IsServc: 'N',
          HsnCd: '36041000',
          Qty: 1,
          Unit: 'OTH',
          UnitPrice: 80.84,
          TotAmt: 80.84,
          Discount: 0,
          AssAmt: 80.84,
          GstRt: 18,
          IgstAmt: 0,
          CgstAmt: 7.28,
          SgstAmt: 7.28,
          TotItemVal: 95.4,
        },
      ],
      ValDtls: {
        AssVal: 2767.28,
        CgstVal: 249.06,
        SgstVal: 249.06,
        IgstVal: 0,
        RndOffAmt: -0.4,
        TotInvVal: 3265,
      },
    });
  });

  test('to another state has IGST, and says where the goods are collected', () => {
    expect(inv01(OUTSIDE)).toMatchObject({
      BuyerDtls: {
        Gstin: '29AAGCB7383J1Z4',
        LglNm: 'Kavya Rao',
        Pos: '29',
        Addr1:
          'Shop 4, Second cross, Second cross, Second cross, Second cross, Second cross, Second cross, Second',
        Addr2: 'cross, Second cross, near the market',
        Stcd: '29',
      },
      ShipDtls: {
        LglNm: 'KPN Parcel Office',
        Addr1: '1 Kalasipalya',
        Loc: 'Bengaluru',
        Pin: 560_002,
        Stcd: '29',
      },
      ItemList: [
        { UnitPrice: 1000, TotAmt: 2000, AssAmt: 2000, IgstAmt: 360, CgstAmt: 0, TotItemVal: 2360 },
        { PrdDesc: 'Freight', Qty: 1, UnitPrice: 50, AssAmt: 50, IgstAmt: 9, TotItemVal: 59 },
      ],
      ValDtls: { AssVal: 2050, CgstVal: 0, SgstVal: 0, IgstVal: 369, RndOffAmt: 0, TotInvVal: 2419 },
    });
  });
});

test('the amount of a large quantity is so many times its price, as the portal reckons it', () => {
  const [line] = WITHIN.content.lines;
  if (!line) throw new Error('The invoice has a line');
  // 2,400 for ₹71,186.44: ₹29.6610… each, which are 29.662 and come to ₹71,188.80.
  const many = { ...line, quantity: 2_400, discountPaise: 0, taxablePaise: 7_118_644 };
  const item = inv01({ ...WITHIN, content: { ...WITHIN.content, lines: [many] } });
  expect(item).toMatchObject({
    ItemList: [{ Qty: 2_400, UnitPrice: 29.662, TotAmt: 71_188.8, Discount: 2.36, AssAmt: 71_186.44 }],
  });
});

test('a credit note names the invoice that it takes back', () => {
  expect(inv01(NOTE)).toMatchObject({
    DocDtls: { Typ: 'CRN', No: 'DSC/26-27/00007', Dt: '20/11/2026' },
    ItemList: [{ Qty: 1, AssAmt: 1000, IgstAmt: 180, TotItemVal: 1180 }],
    ValDtls: { AssVal: 1000, IgstVal: 180, TotInvVal: 1180 },
    RefDtls: { PrecDocDtls: [{ InvNo: 'DS/26-27/00043', InvDt: '08/11/2026' }] },
  });
});

describe('what the portal would refuse is told before', () => {
  const { content } = WITHIN;
  const { buyer, lines, totals } = content;
  const having = (change: Partial<Registrable['content']>): Registrable => ({
    ...WITHIN,
    content: { ...content, ...change },
  });
  test.each<[string, Registrable]>([
    ['number-unfit', { ...WITHIN, number: '0DS/26-27/42' }],
    ['number-unfit', { ...WITHIN, number: 'DSX/26-27/0000042' }],
    ['number-unfit', { ...WITHIN, number: 'DS 26-27 42' }],
    ['seller-incomplete', having({ seller: { ...content.seller, pinCode: '' } })],
    ['buyer-gstin-wrong', having({ buyer: { ...buyer, gstin: '33AAPFU0939F1Z3' } })],
    ['buyer-state-other', having({ buyer: { ...buyer, gstin: '29AAGCB7383J1Z4' } })],
    ['place-unknown', having({ placeOfSupply: { code: '', name: '' } })],
    ['delivery-incomplete', having({ delivery: { ...content.delivery, pinCode: '' } })],
    ['hsn-short', having({ lines: lines.map((line) => ({ ...line, hsn: '3604' })) })],
    ['note-without-invoice', { ...WITHIN, kind: 'credit-note' }],
    ['sums-differ', having({ totals: { ...totals, taxablePaise: 276_729 } })],
    ['sums-differ', having({ lines: lines.map((line) => ({ ...line, cgstPaise: line.cgstPaise + 1 })) })],
  ])('%s', (problem, document) => {
    expect(problemsOf(document)).toEqual([problem]);
  });

  test('a buyer without town and PIN code, to whom it is delivered', () => {
    const nowhere = { city: '', pinCode: '' };
    const document = having({
      buyer: { ...buyer, ...nowhere },
      delivery: { ...content.delivery, ...nowhere },
    });
    expect(problemsOf(document)).toEqual(['buyer-address-missing', 'buyer-pin-missing']);
  });
});
