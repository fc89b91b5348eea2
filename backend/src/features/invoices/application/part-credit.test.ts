import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { billOf, type Bill } from '@shop/contracts/rules/documents/invoices/invoice';
import { leftOf, partOf } from '@shop/contracts/rules/documents/invoices/part-credit';
import { seeded } from '../../../../test/support/database/seeded.ts';

const line = (code: string, netPaise: number, quantity: number, gstBasisPoints = 1_800) => ({
  code,
  name: code,
  nameTa: null,
  unit: 'Box' as const,
  content: null,
  mrpPaise: netPaise * 5,
  netPaise,
  quantity,
  amountPaise: netPaise * quantity,
  hsn: '3604',
  gstBasisPoints,
});
/** The good order: goods ₹3,180, packing ₹95.40, freight ₹120, 40 paise off: ₹3,395. */
const bill = (benefitPaise = 0) =>
  billOf(
    {
      lines: [line('GB-04', 61_000, 5), line('SP-01', 1_300, 10)],
      totals: { packingPaise: 9_540, freightPaise: 12_000, roundingPaise: -40 },
      benefitPaise,
    },
    true,
  );
const credited = (invoice: Bill, notes: readonly Bill[], code: string, quantity: number) => {
  const left = leftOf(
    invoice.lines,
    notes.flatMap(({ lines }) => lines),
  );
  return partOf(invoice, notes, left, [{ code, quantity }]);
};

describe('a credit note over a part', () => {
  // Of ₹3,050 with 18 % the tax is 46,525.42 paise: two halves of 23,263. A fifth of each is 4,652.6.
  test('has a fifth of what a line of five has, for one of them', () => {
    const { lines, totals } = credited(bill(), [], 'GB-04', 1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ quantity: 1, amountPaise: 61_000, cgstPaise: 4_653, sgstPaise: 4_653 });
    expect(totals).toMatchObject({ taxablePaise: 51_694, roundingPaise: 0, totalPaise: 61_000 });
  });

  // ₹200 off goods of ₹3,180: GB-04 has 19,182 of it, and one of five 3,836.4; 57,164 paise round up to ₹572.
  test('gives no benefit back: it is worth what was paid for it, to the rupee', () => {
    const { lines, totals } = credited(bill(20_000), [], 'GB-04', 1);
    expect(lines[0]).toMatchObject({ discountPaise: 3_836, totalPaise: 57_164 });
    expect(totals).toMatchObject({ roundingPaise: 36, totalPaise: 57_200 });
  });

  test('and others come, all together, to the line that they are of, and never to more than was billed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 99_999 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 9_999 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 12 }),
        fc.boolean(),
        (netPaise, quantity, benefit, sizes, isWithinState) => {
          const worth = netPaise * quantity;
          const rounded = Math.floor((worth + 50) / 100) * 100;
          const benefitPaise = Math.min(benefit, worth);
          const totals = { packingPaise: 0, freightPaise: null, roundingPaise: rounded - worth };
          const lines = [line('GB-04', netPaise, quantity)];
          const invoice = billOf({ lines, totals, benefitPaise }, isWithinState);
          const notes: Bill[] = [];
          let rest = quantity;
          for (const size of [...sizes, quantity]) {
            const some = Math.min(size, rest);
            if (some === 0) break;
            rest -= some;
            notes.push(credited(invoice, notes, 'GB-04', some));
          }
          const [left] = leftOf(
            invoice.lines,
            notes.flatMap((note) => note.lines),
          );
          expect(left).toMatchObject({
            quantity: 0,
            taxablePaise: 0,
            cgstPaise: 0,
            igstPaise: 0,
            totalPaise: 0,
          });
          const sum = notes.reduce((all, note) => all + note.totals.totalPaise, 0);
          expect(sum).toBeLessThanOrEqual(invoice.totals.totalPaise);
          expect(invoice.totals.totalPaise - sum).toBeLessThan(100);
          for (const { totals: of } of notes) {
            const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise, totalPaise } = of;
            expect(totalPaise).toBe(taxablePaise + cgstPaise + sgstPaise + igstPaise + roundingPaise);
          }
        },
      ),
      seeded,
    );
  });
});
