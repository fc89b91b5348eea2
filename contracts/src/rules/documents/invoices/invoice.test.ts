import { describe, expect, test } from '@jest/globals';
import { billOf, type TaxableLine } from './invoice.ts';

const line = (
  code: string,
  netPaise: number,
  quantity: number,
  more: Partial<TaxableLine> = {},
): TaxableLine => ({
  code,
  name: code,
  nameTa: null,
  unit: 'Box',
  content: null,
  mrpPaise: netPaise * 2,
  netPaise,
  quantity,
  amountPaise: netPaise * quantity,
  hsn: '3604',
  gstBasisPoints: 1_800,
  ...more,
});
const LINES = [line('GB-04', 61_000, 5), line('SP-01', 1_300, 10)];
const TOTALS = { packingPaise: 9_540, freightPaise: 12_000, roundingPaise: -40 };

describe('the bill of an invoice', () => {
  // Goods ₹3,180, packing ₹95.40, freight ₹120, 40 paise less: ₹3,395.
  test('has what the order has, charges as rows of their own and rounding under the tax', () => {
    const { lines, totals } = billOf({ lines: LINES, totals: TOTALS, benefitPaise: 0 }, true);
    expect(lines.map(({ code, charge, hsn, totalPaise }) => [code || charge, hsn, totalPaise])).toEqual([
      ['GB-04', '3604', 305_000],
      ['SP-01', '3604', 13_000],
      ['packing', '3604', 9_540],
      ['freight', '3604', 12_000],
    ]);
    expect(totals).toEqual({
      discountPaise: 0,
      taxablePaise: 287_746,
      cgstPaise: 25_897,
      sgstPaise: 25_897,
      igstPaise: 0,
      roundingPaise: -40,
      totalPaise: 339_500,
    });
  });

  // ₹100 off goods of ₹3,050 and ₹130: 9,591.19 and 408.81 paise. Left ₹3,295.40; a half is 25,134.41.
  test('is lowered by a benefit in proportion to the goods, and not by their charges', () => {
    const { lines, totals } = billOf({ lines: LINES, totals: TOTALS, benefitPaise: 10_000 }, true);
    expect(lines.map(({ discountPaise }) => discountPaise)).toEqual([9_591, 409, 0, 0]);
    expect(lines.map(({ cgstPaise }) => cgstPaise)).toEqual([22_531, 960, 728, 915]);
    expect(totals).toMatchObject({ taxablePaise: 279_272, cgstPaise: 25_134, totalPaise: 329_500 });
  });

  test('taxes charges as the goods of which there are most', () => {
    const books = [
      line('BK', 10_000, 2, { hsn: '4901', gstBasisPoints: 0 }),
      line('BL', 9_000, 1, { hsn: '4901', gstBasisPoints: 0 }),
    ];
    const { lines } = billOf(
      { lines: [line('SP', 25_000, 1), ...books], totals: TOTALS, benefitPaise: 0 },
      false,
    );
    expect(lines.slice(-2).map(({ hsn, basisPoints, igstPaise }) => [hsn, basisPoints, igstPaise])).toEqual([
      ['4901', 0, 0],
      ['4901', 0, 0],
    ]);
  });

  test('leaves out freight that is paid on collection', () => {
    const { lines, totals } = billOf(
      {
        lines: [line('SP', 11_800, 1)],
        totals: { packingPaise: 0, freightPaise: null, roundingPaise: 0 },
        benefitPaise: 0,
      },
      false,
    );
    expect(lines).toHaveLength(1);
    expect(totals).toMatchObject({ taxablePaise: 10_000, igstPaise: 1_800, totalPaise: 11_800 });
  });
});
