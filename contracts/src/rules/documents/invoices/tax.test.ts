import { describe, expect, test } from '@jest/globals';
import { taxed } from './tax.ts';

const supply = (amountPaise: number, basisPoints = 1_800, discountPaise = 0) => ({
  amountPaise,
  discountPaise,
  basisPoints,
});
/** ₹3,050 and ₹130 of goods, ₹95.40 packing, ₹120 freight. */
const BILL = [305_000, 13_000, 9_540, 12_000].map((amount) => supply(amount));

describe('the tax that a price includes', () => {
  test('is 18 of 118 parts, one half each inside the state', () => {
    expect(taxed([supply(11_800)], true)).toEqual([
      { taxablePaise: 10_000, cgstPaise: 900, sgstPaise: 900, igstPaise: 0 },
    ]);
    expect(taxed([supply(11_800)], false)).toEqual([
      { taxablePaise: 10_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 1_800 },
    ]);
  });

  // 339,540 × 9 ÷ 118 = 25,897.12. Of 25,897 paise the four have 23,262.61, 991.52, 727.62 and 915.25: whole 25,895, and
  // the two with most behind the point get one more.
  test('is given to lines in whole paise, so that they come to the sum', () => {
    const taxes = taxed(BILL, true);
    expect(taxes.map(({ cgstPaise }) => cgstPaise)).toEqual([23_263, 991, 728, 915]);
    expect(taxes.map(({ sgstPaise }) => sgstPaise)).toEqual([23_263, 991, 728, 915]);
    expect(taxes.map(({ taxablePaise }) => taxablePaise)).toEqual([258_474, 11_018, 8_084, 10_170]);
  });

  // 339,540 × 18 ÷ 118 = 51,794.24. Shares 46,525.21, 1,983.04, 1,455.25 and 1,830.50.
  test('is one tax to another state', () => {
    expect(taxed(BILL, false).map(({ igstPaise }) => igstPaise)).toEqual([46_525, 1_983, 1_455, 1_831]);
  });

  // 11,800 at 18 % and 10,500 at 5 %: 1,800 and 500.
  test('is reckoned apart where rates differ', () => {
    expect(taxed([supply(11_800), supply(10_500, 500), supply(4_000, 0)], false)).toEqual([
      { taxablePaise: 10_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 1_800 },
      { taxablePaise: 10_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 500 },
      { taxablePaise: 4_000, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    ]);
  });

  // ₹118 less ₹59 is ₹59: ₹50 and ₹9.
  test('is of what is left of a price after its discount', () => {
    expect(taxed([supply(11_800, 1_800, 5_900)], true)).toEqual([
      { taxablePaise: 5_000, cgstPaise: 450, sgstPaise: 450, igstPaise: 0 },
    ]);
  });
});
