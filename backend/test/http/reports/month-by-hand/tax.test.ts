import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EInvoicesDueView } from '@shop/contracts/e-invoices/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { GstReturnView } from '@shop/contracts/reports/gst';
import type { CommissionSumsView } from '@shop/contracts/reports/referrers/views';
import type { TaxRowView, TaxSumsView, TaxYearRowView } from '@shop/contracts/reports/tax/views';
import { reportableUntil } from '@shop/contracts/rules/documents/invoices/e-invoice';
import { openDecember, type OpenDecember } from '../../../support/december/open-december.ts';

let december: OpenDecember;
beforeAll(async () => {
  december = await openDecember();
});
afterAll(() => december.shop.close());

const DAY = 86_400_000;
const CHALLAN = { bsrCode: '0510308', serial: '00042', paidOn: '2026-12-20' };
const [FIRM, OUTSIDE] = ['33BBBBB0000B1Z0', '29AAGCB7383J1Z4'];

describe('December’s GST, as the accountant reads it', () => {
  test('GSTR-1: sections, documents, and what goes out beyond the state', async () => {
    const gst = await december.read<GstReturnView>('gst?period=2026-12');
    expect(gst.sections).toEqual([
      {
        table: 'b2b',
        rows: 2,
        taxablePaise: 904_695,
        cgstPaise: 25_897,
        sgstPaise: 25_897,
        igstPaise: 111_051,
      },
      { table: 'b2cl', rows: 1, taxablePaise: 9_254_237, cgstPaise: 0, sgstPaise: 0, igstPaise: 1_665_763 },
      // 22 G, Kavitha's 2,707.96 with 243.72, less the late one and the wet box; and a K.
      {
        table: 'b2cs',
        rows: 2,
        taxablePaise: 6_878_717,
        cgstPaise: 563_556,
        sgstPaise: 563_556,
        igstPaise: 111_051,
      },
      // The firm's gift box; 100 of the large order.
      { table: 'cdnr', rows: 1, taxablePaise: -51_694, cgstPaise: -4_653, sgstPaise: -4_653, igstPaise: 0 },
      { table: 'cdnur', rows: 1, taxablePaise: -296_610, cgstPaise: 0, sgstPaise: 0, igstPaise: -53_390 },
    ]);
    // The five sections together.
    expect(gst.outward).toEqual({
      taxablePaise: 904_695 + 9_254_237 + 6_878_717 - 51_694 - 296_610,
      cgstPaise: 25_897 + 563_556 - 4_653,
      sgstPaise: 25_897 + 563_556 - 4_653,
      igstPaise: 111_051 + 1_665_763 + 111_051 - 53_390,
    });
    expect(gst.hsn.map(({ table, rows, taxablePaise }) => [table, rows, taxablePaise])).toEqual([
      ['hsn-b2b', 2, 904_695 - 51_694],
      ['hsn-b2c', 2, 9_254_237 + 6_878_717 - 296_610],
    ]);
    expect(gst.series.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 27],
      ['credit-note', 4],
    ]);
    // The large order, less 100 of it, and the family's.
    expect(gst.toUnregistered).toEqual([
      {
        place: { code: '29', name: 'Karnataka' },
        taxablePaise: 9_254_237 - 296_610 + 616_949,
        igstPaise: 1_665_763 - 53_390 + 111_051,
      },
    ]);
    expect(gst.checks.filter(({ state }) => state !== 'holds')).toEqual([
      {
        check: 'irn-missing',
        state: 'warns',
        count: 2,
        numbers: ['DS/26-27/00018', 'DSC/26-27/00003'],
      },
    ]);
  });

  // SP-01 has an HSN of its own; packing and freight stand with the gift boxes. Of a G, GB-04 has 2,584.74 and CGST 232.63,
  // SP-01 110.18 and 9.91, packing 80.84 and 7.28, freight 101.70 and 9.15: under 3604 2,767.28 and 249.06. Of Kavitha's
  // SP-01 has 103.24 and 9.29, the rest 2,604.72 and 234.43.
  test('GSTR-1 as the portal’s JSON: each document on its own, sums by HSN, numbers', async () => {
    const within = (txval: number, tax: number) => [{ itm_det: { txval, camt: tax, samt: tax } }];
    const outside = (txval: number, iamt: number) => [{ itm_det: { txval, iamt } }];
    expect(JSON.parse(await december.file('gst/export/json?period=2026-12'))).toMatchObject({
      b2b: [
        { ctin: OUTSIDE, inv: [{ val: 7_280, pos: '29', itms: outside(6_169.49, 1_110.51) }] },
        { ctin: FIRM, inv: [{ val: 3_395, pos: '33', itms: within(2_877.46, 258.97) }] },
      ],
      b2cl: [{ pos: '29', inv: [{ val: 109_200, itms: outside(92_542.37, 16_657.63) }] }],
      b2cs: [
        { sply_ty: 'INTER', pos: '29', txval: 6_169.49, iamt: 1_110.51 },
        // 21 × 2,877.46 and 2,707.96 less 516.94; 21 × 258.97 and 243.72 less 46.53.
        { sply_ty: 'INTRA', pos: '33', txval: 62_617.68, camt: 5_635.56, samt: 5_635.56 },
      ],
      cdnr: [{ ctin: FIRM, nt: [{ val: 610, nt_dt: '18-12-2026', itms: within(516.94, 46.53) }] }],
      cdnur: [{ typ: 'B2CL', val: 3_500, pos: '29', itms: outside(2_966.1, 533.9) }],
      hsn: {
        hsn_b2b: [
          // Five less one, and 200; 2,767.28 less 516.94, and 6,169.49; 249.06 less 46.53.
          { hsn_sc: '36041000', qty: 204, txval: 8_419.83, iamt: 1_110.51, camt: 202.53, samt: 202.53 },
          { hsn_sc: '36050010', qty: 10, txval: 110.18, iamt: 0, camt: 9.91, samt: 9.91 },
        ],
        hsn_b2c: [
          // 22 × 5 less one, 200 and 2,900. 21 × 2,767.28 and 2,604.72 less 516.94, 6,169.49, 92,542.37 less 2,966.10.
          // 21 × 249.06 and 234.43 less 46.53. IGST 1,110.51, and 16,657.63 less 533.90.
          {
            hsn_sc: '36041000',
            qty: 3_209,
            txval: 155_946.42,
            iamt: 17_234.24,
            camt: 5_418.16,
            samt: 5_418.16,
          },
          // 22 × 10; 21 × 110.18 and 103.24; 21 × 9.91 and 9.29.
          { hsn_sc: '36050010', qty: 220, txval: 2_417.02, iamt: 0, camt: 217.4, samt: 217.4 },
        ],
      },
      doc_issue: {
        doc_det: [
          { doc_num: 1, docs: [{ from: 'DS/26-27/00001', to: 'DS/26-27/00027', totnum: 27, net_issue: 27 }] },
          { doc_num: 5, docs: [{ from: 'DSC/26-27/00001', to: 'DSC/26-27/00004', totnum: 4, net_issue: 4 }] },
        ],
      },
    });
  });

  test('a note of January against an invoice of December stands in January', async () => {
    const gst = await december.read<GstReturnView>('gst?period=2027-01');
    expect(gst.outward).toEqual({
      taxablePaise: -51_694,
      cgstPaise: -4_653,
      sgstPaise: -4_653,
      igstPaise: 0,
    });
    expect(gst.sections.find(({ table }) => table === 'b2cs')).toMatchObject({
      rows: 1,
      taxablePaise: -51_694,
    });
    expect(gst.series).toMatchObject([{ kind: 'credit-note', from: 'DSC/26-27/00005', total: 1 }]);
    expect(gst.checks.flatMap(({ check, state }) => (state === 'holds' ? [] : [check]))).toEqual([
      'below-nothing',
      'not-over',
    ]);
  });

  test('what lacks an IRN, and for how many days the portal takes it still', async () => {
    const due = await december.read<EInvoicesDueView>('e-invoices');
    const today = Date.parse(december.shop.clock.today());
    expect(due).toMatchObject({ from: '2026-12-01', count: 2 });
    expect(
      due.documents.map(({ day, ...document }) => ({
        ...document,
        daysLeft: (Date.parse(reportableUntil(day)) - today) / DAY,
      })),
    ).toEqual([
      // Of 8 December, taken until 6 January.
      {
        number: 'DS/26-27/00018',
        kind: 'invoice',
        buyerName: 'Meena Stores',
        gstin: FIRM,
        totalPaise: 339_500,
        problems: [],
        daysLeft: 4,
      },
      // Of 18 December, until 16 January.
      {
        number: 'DSC/26-27/00003',
        kind: 'credit-note',
        buyerName: 'Meena Stores',
        gstin: FIRM,
        totalPaise: 61_000,
        problems: [],
        daysLeft: 14,
      },
    ]);
  });
});

describe('December’s commissions and their tax, as the accountant reads them', () => {
  test('what was earned, taxed, paid and is due at the end', async () => {
    expect(await december.read<CommissionSumsView>('referrers/sums?day=2026-12-31')).toMatchObject({
      referrers: 2,
      pendingPaise: 15_900,
      // Five times ₹159. Selvi's ₹318 were paid and taxed with ₹6, ₹159 credited and taxed with ₹3; Kumar's ₹318 with ₹64.
      earnedPaise: 79_500,
      duePaise: 15_600 + 25_400,
      paidPaise: 31_800 + 300 + 6_400,
      taxPaise: 7_300,
    });
  });

  test('the register of the quarter: what was paid before it was credited, and what was credited before it is paid', async () => {
    const { rows } = await december.read<ListPage<TaxRowView>>('tax?quarter=2026-10&sort=tax');
    expect(rows.map(({ id: _, referrerId: __, ...row }) => row)).toEqual([
      {
        name: 'Referrer KUMAR',
        code: 'KUMAR',
        pan: null,
        section: '393(1)',
        day: '2026-12-31',
        creditedOn: '2026-12-31',
        bookedOn: null,
        paidOn: null,
        reference: null,
        grossPaise: 31_800,
        taxablePaise: 31_800,
        // ₹63.60 are ₹64.
        basisPoints: 2_000,
        taxPaise: 6_400,
        challan: null,
      },
      {
        name: 'Referrer SELVI',
        code: 'SELVI',
        pan: 'ABCDE1234F',
        section: '393(1)',
        day: '2026-12-20',
        creditedOn: null,
        bookedOn: null,
        paidOn: '2026-12-20',
        reference: 'P00001001',
        grossPaise: 31_800,
        taxablePaise: 31_800,
        // ₹6.36 are ₹6.
        basisPoints: 200,
        taxPaise: 600,
        challan: CHALLAN,
      },
      {
        name: 'Referrer SELVI',
        code: 'SELVI',
        pan: 'ABCDE1234F',
        section: '393(1)',
        day: '2026-12-31',
        creditedOn: '2026-12-31',
        bookedOn: null,
        paidOn: null,
        reference: null,
        grossPaise: 15_900,
        taxablePaise: 15_900,
        // ₹3.18 are ₹3.
        basisPoints: 200,
        taxPaise: 300,
        challan: null,
      },
    ]);
    expect(await december.read<TaxSumsView>('tax/sums?quarter=2026-10')).toMatchObject({
      months: [{ month: '2026-12', grossPaise: 79_500, taxPaise: 7_300, openPaise: 6_700 }],
      challans: [{ ...CHALLAN, taxPaise: 600 }],
    });
  });

  test('the certificates of the year, agent by agent', async () => {
    const { rows } = await december.read<ListPage<TaxYearRowView>>('tax-year?year=2026-27');
    const none = { grossPaise: 0, taxPaise: 0 };
    const of = (code: string, pan: string | null) => ({
      name: `Referrer ${code}`,
      code,
      pan,
      address: null,
      section: '393(1)',
      year: '2026-27',
    });
    expect(rows.map(({ id: _, ...row }) => row)).toEqual([
      {
        ...of('KUMAR', null),
        grossPaise: 31_800,
        taxPaise: 6_400,
        depositedPaise: 0,
        quarters: [none, none, { grossPaise: 31_800, taxPaise: 6_400 }, none],
        challans: [],
      },
      {
        ...of('SELVI', 'ABCDE1234F'),
        grossPaise: 31_800 + 15_900,
        taxPaise: 900,
        depositedPaise: 600,
        quarters: [none, none, { grossPaise: 47_700, taxPaise: 900 }, none],
        challans: [CHALLAN],
      },
    ]);
  });
});
