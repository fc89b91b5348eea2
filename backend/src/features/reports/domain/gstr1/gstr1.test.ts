import { describe, expect, test } from '@jest/globals';
import { checksOf } from './checks.ts';
import { gstr1Of, igst, invoice, KARNATAKA, note, within, cgst } from './fixture/documents.ts';
import { aboveLimit, atLimit, october, partOfInState, toFirm } from './fixture/october.ts';
import type { Gstr1 } from './gstr1.ts';
import { portalJson } from './portal-json.ts';
import { sheetsOf } from './sheets.ts';
import type { TaxDocument } from './tax-document.ts';

const amounts = (taxablePaise: number, half: number, igstPaise: number) => ({
  taxablePaise,
  cgstPaise: half,
  sgstPaise: half,
  igstPaise,
});

describe('a section', () => {
  test('b2b: invoices to firms, each rate apart; charges are taxed with their HSN, rounding is no part of it', () => {
    expect(october().listed.b2b.map(({ number, totalPaise, rates }) => [number, totalPaise, rates])).toEqual([
      [
        'DS/26-27/00004',
        300_300,
        [
          { basisPoints: 500, ...amounts(50_000, 0, 2_500) },
          // 2,000.10 and the freight of 100.00; 360.02 and 18.00
          { basisPoints: 1_800, ...amounts(210_010, 0, 37_802) },
        ],
      ],
      ['DS/26-27/00005', 118_000, [{ basisPoints: 1_800, ...amounts(100_000, 9_000, 0) }]],
    ]);
  });

  test('b2cl: above one lakh to another state; exactly one lakh is small', () => {
    expect(october().listed.b2cl.map(({ number }) => number)).toEqual(['DS/26-27/00003']);
  });

  test('b2cl: a large invoice inside the state is small', () => {
    const large = invoice({
      running: 1,
      ...within,
      lines: [cgst(10_000_000, 900_000, 1)],
      totalPaise: 11_800_000,
    });
    expect(gstr1Of(large).listed.b2cl).toEqual([]);
  });

  test('b2cs: by place and rate, less the notes that stand nowhere else', () => {
    expect(october().b2cs).toEqual([
      // 84,745.76 - 847.46; 15,254.24 - 152.54
      { place: KARNATAKA, isWithinState: false, basisPoints: 1_800, ...amounts(8_389_830, 0, 1_510_170) },
      // 1,000.00 - 200.00; 90.00 - 18.00
      {
        place: within.place,
        isWithinState: true,
        basisPoints: 1_800,
        ...amounts(80_000, 7_200, 0),
      },
    ]);
  });

  test('b2cs: a note of a later month lowers that month, below nothing if there is nothing', () => {
    const november = gstr1Of({ ...partOfInState, day: '2026-11-03' });
    expect(november.b2cs).toMatchObject([amounts(-20_000, -1_800, 0)]);
    expect(november.hasNegative).toBe(true);
    expect(november.agrees).toBe(true);
  });

  test('b2cs: what a note took back as a whole stands nowhere', () => {
    const back = note({ ...atLimit, running: 1, credits: atLimit });
    const { b2cs } = gstr1Of(atLimit, back);
    expect(b2cs).toEqual([]);
    expect(gstr1Of(atLimit, back).hsnOf('b2c')).toEqual([]);
  });

  test('cdnr: notes to firms; cdnur: of consumers only those against b2cl, however small the note', () => {
    const { cdnr, cdnur } = october().listed;
    expect(cdnr.map(({ number, totalPaise, rates }) => [number, totalPaise, rates])).toEqual([
      ['DSC/26-27/00002', 23_600, [{ basisPoints: 1_800, ...amounts(20_001, 0, 3_600) }]],
    ]);
    expect(cdnur.map(({ number, totalPaise, rates }) => [number, totalPaise, rates])).toEqual([
      ['DSC/26-27/00003', 1_000_000, [{ basisPoints: 1_800, ...amounts(847_466, 0, 152_544) }]],
    ]);
  });

  test('hsn: firms and consumers apart, by unit and rate, less the notes; freight stands with its goods', () => {
    const gstr1 = october();
    expect(gstr1.hsnOf('b2b')).toEqual([
      { hsn: '36041000', uqc: 'BOX', basisPoints: 1_800, quantity: 20, ...amounts(100_000, 9_000, 0) },
      // 2,100.10 - 200.01; 378.02 - 36.00; 50 - 5
      { hsn: '36041000', uqc: 'PCS', basisPoints: 1_800, quantity: 45, ...amounts(190_009, 0, 34_202) },
      { hsn: '95059090', uqc: 'PAC', basisPoints: 500, quantity: 10, ...amounts(50_000, 0, 2_500) },
    ]);
    expect(gstr1.hsnOf('b2c')).toEqual([
      // 800.00 + 83,898.30 + 84,746.61 - 8,474.66; IGST 15,101.70 + 15,254.39 - 1,525.44; 8 + 99 + 90 boxes
      {
        hsn: '36041000',
        uqc: 'BOX',
        basisPoints: 1_800,
        quantity: 197,
        ...amounts(16_097_025, 7_200, 2_883_065),
      },
    ]);
  });

  test('docs: from, to and how many of each series', () => {
    expect(october().series.map(({ from, to, total }) => [from, to, total])).toEqual([
      ['DS/26-27/00001', 'DS/26-27/00005', 5],
      ['DSC/26-27/00001', 'DSC/26-27/00004', 4],
    ]);
  });
});

describe('with e-invoices', () => {
  // 1,000.00 + 90.00 + 90.00 to a firm in Madurai, four times; each in whole back by a note but the first.
  const firm = { ...within, gstin: toFirm.gstin, name: 'Vaigai Traders', lines: [cgst(100_000, 9_000, 20)] };
  const worth = { ...firm, totalPaise: 118_000 };
  const registered = invoice({ ...worth, running: 1, registration: 'registered' });
  const neverHad = invoice({ ...worth, running: 2, registration: 'taken-back', isTakenBack: true });
  const lost = invoice({ ...worth, running: 3, registration: 'cancelled', isTakenBack: true });
  const backAfterAll = invoice({ ...worth, running: 4, registration: 'registered', isTakenBack: true });
  const noteOf = (running: number, credits: TaxDocument, registration: TaxDocument['registration']) =>
    note({ ...worth, running, credits, registration });
  const notes = [
    noteOf(1, neverHad, 'taken-back'),
    noteOf(2, lost, 'taken-back'),
    noteOf(3, backAfterAll, 'registered'),
  ];
  const month = gstr1Of(registered, neverHad, lost, backAfterAll, ...notes);

  test('what never had an IRN or lost it stands in no section, and neither does its note', () => {
    const numbers = (section: 'b2b' | 'cdnr') => month.listed[section].map(({ number }) => number);
    expect(numbers('b2b')).toEqual(['DS/26-27/00001', 'DS/26-27/00004']);
    expect(numbers('cdnr')).toEqual(['DSC/26-27/00003']);
    // Twice 1,000.00 less 1,000.00, twenty boxes.
    expect(month.outward).toEqual(amounts(100_000, 9_000, 0));
    expect(month.hsnOf('b2b')).toMatchObject([{ quantity: 20, ...amounts(100_000, 9_000, 0) }]);
    expect(month.agrees).toBe(true);
  });

  test('it counts as cancelled among the documents issued', () => {
    expect(month.series.map(({ from, to, total, cancelled }) => [from, to, total, cancelled])).toEqual([
      ['DS/26-27/00001', 'DS/26-27/00004', 4, 2],
      ['DSC/26-27/00001', 'DSC/26-27/00003', 3, 2],
    ]);
    expect(portalJson(month, '2026-10').doc_issue?.doc_det.flatMap(({ docs }) => docs)).toMatchObject([
      { totnum: 4, cancel: 2, net_issue: 2 },
      { totnum: 3, cancel: 2, net_issue: 1 },
    ]);
    const docs = sheetsOf(month).find(({ name }) => name === 'docs');
    expect(docs?.sums[4]).toEqual(['Total Cancelled', 4]);
    expect(docs?.rows.map((row) => row.slice(3))).toEqual([
      [4, 2],
      [3, 2],
    ]);
  });
});

test('GSTR-3B: what went out less all notes, and of it what went to consumers of other states', () => {
  const gstr1 = october();
  // 3,600.10 + 84,746.61 + 84,698.30 - 200.01 - 8,474.66; CGST 90.00 + 72.00;
  // IGST 403.02 + 15,254.39 + 15,101.70 - 36.00 - 1,525.44
  expect(gstr1.outward).toEqual(amounts(16_437_034, 16_200, 2_919_767));
  // 83,898.30 + 84,746.61 - 8,474.66; 15,101.70 + 15,254.39 - 1,525.44
  expect(gstr1.toUnregistered).toEqual([
    { place: KARNATAKA, taxablePaise: 16_017_025, igstPaise: 2_883_065 },
  ]);
});

describe('a check', () => {
  const failing = (gstr1: Gstr1, issued = (total: number) => total, isOver = true) =>
    checksOf(gstr1, ({ total }) => issued(total), isOver)
      .filter(({ state }) => state !== 'holds')
      .map(({ check, state, numbers }) => [check, state, ...numbers]);
  const one = (changes: Partial<TaxDocument>) => failing(gstr1Of({ ...aboveLimit, ...changes }));
  const number = aboveLimit.number;

  test('holds of a whole month', () => expect(failing(october())).toEqual([]));

  test.each<[string, Partial<TaxDocument>]>([
    ['other-gstin', { sellerGstin: '33AADCB2230M1Z0' }],
    ['place-unknown', { place: { code: '', name: '' } }],
    ['tax-of-other-place', { place: within.place }],
    ['hsn-missing', { lines: [igst(8_474_661, 1_525_439, 100, { hsn: '' })] }],
    ['buyer-gstin-wrong', { gstin: '29AABCU9603R1ZK' }],
    ['note-without-invoice', { kind: 'credit-note' }],
  ])('%s blocks', (check, changes) => {
    expect(one(changes)).toContainEqual([check, 'blocks', number]);
  });

  const { number: firms } = toFirm;
  test.each<[string, 'blocks' | 'warns', Partial<TaxDocument>]>([
    // The portal may take it no more, and the month goes out all the same.
    ['irn-missing', 'warns', { registration: 'missing' }],
    // Its goods are gone, and no invoice is left of them.
    ['irn-cancelled', 'warns', { registration: 'cancelled' }],
    // The portal has the note and no invoice.
    [
      'note-without-invoice',
      'blocks',
      {
        kind: 'credit-note',
        registration: 'registered',
        credits: { number: 'DS/26-27/00001', totalPaise: 300_300, registration: 'cancelled' },
      },
    ],
  ])('%s %s with e-invoices', (check, state, changes) => {
    expect(failing(gstr1Of({ ...toFirm, ...changes }))).toContainEqual([check, state, firms]);
  });

  test('what has its IRN, or was taken back without it, holds nothing back', () => {
    expect(failing(gstr1Of({ ...toFirm, registration: 'registered' }))).toEqual([]);
    expect(failing(gstr1Of({ ...toFirm, registration: 'taken-back', isTakenBack: true }))).toEqual([]);
    expect(failing(gstr1Of({ ...toFirm, registration: 'cancelled', isTakenBack: true }))).toEqual([]);
  });

  test('sums to the paisa block', () => {
    const entered = { ...aboveLimit.entered, igstPaise: 1_525_438 };
    expect(one({ entered })).toEqual([['sums-differ', 'blocks']]);
  });

  test('a number that was never issued blocks, one of another period warns', () => {
    const gap = gstr1Of(aboveLimit, { ...toFirm, number: 'DS/26-27/00005', running: 5 });
    const span = ['DS/26-27/00003', 'DS/26-27/00005'];
    expect(failing(gap)).toEqual([['number-missing', 'blocks', ...span]]);
    expect(failing(gap, (total) => total + 1)).toEqual([['number-elsewhere', 'warns', ...span]]);
  });

  test('goods without tax, notes above what they lower and a period that runs warn', () => {
    const free = { ...aboveLimit, lines: [igst(8_474_661, 0, 100, { basisPoints: 0 })] };
    const entered = { ...aboveLimit.entered, igstPaise: 0 };
    expect(failing(gstr1Of({ ...free, entered }))).toEqual([['rate-zero', 'warns', number]]);
    expect(failing(gstr1Of(partOfInState), undefined, false)).toEqual([
      ['below-nothing', 'warns'],
      ['not-over', 'warns'],
    ]);
  });
});
