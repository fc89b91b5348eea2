import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { BENGALURU, gstr1Of, MADURAI, SHOP } from './fixture/documents.ts';
import { october } from './fixture/october.ts';
import { portalSchema } from './fixture/portal-schema.ts';
import { portalJson } from './portal-json.ts';
import { sheetsOf } from './sheets.ts';

const validate = new Ajv({ allErrors: true, multipleOfPrecision: 6 }).compile(portalSchema);
const json = portalJson(october(), '2026-12');
const faults = (value: unknown) => (validate(value) ? [] : validate.errors);

test('a return is as the schema of the documentation has it, an empty one too', () => {
  expect(faults(JSON.parse(JSON.stringify(json)))).toEqual([]);
  expect(faults(portalJson(gstr1Of(), '2026-10'))).toEqual([]);
  expect(faults({ ...json, b2cs: [] })).not.toEqual([]);
});

test('amounts are rupees, days and the period as the portal writes them', () => {
  expect(json).toMatchObject({
    gstin: SHOP,
    fp: '122026',
    b2b: [
      {
        ctin: BENGALURU,
        inv: [
          {
            inum: 'DS/26-27/00004',
            idt: '20-10-2026',
            val: 3003,
            pos: '29',
            itms: [
              { num: 1, itm_det: { rt: 5, txval: 500, iamt: 25, csamt: 0 } },
              { num: 2, itm_det: { rt: 18, txval: 2100.1, iamt: 378.02, csamt: 0 } },
            ],
          },
        ],
      },
      { ctin: MADURAI, inv: [{ itms: [{ itm_det: { rt: 18, txval: 1000, camt: 90, samt: 90 } }] }] },
    ],
    b2cl: [{ pos: '29', inv: [{ inum: 'DS/26-27/00003', val: 100_001 }] }],
    b2cs: [
      { sply_ty: 'INTER', pos: '29', rt: 18, txval: 83_898.3, iamt: 15_101.7, csamt: 0 },
      { sply_ty: 'INTRA', pos: '33', rt: 18, txval: 800, camt: 72, samt: 72, csamt: 0 },
    ],
    cdnr: [
      { ctin: BENGALURU, nt: [{ ntty: 'C', nt_num: 'DSC/26-27/00002', nt_dt: '28-10-2026', val: 236 }] },
    ],
    cdnur: [{ typ: 'B2CL', ntty: 'C', nt_num: 'DSC/26-27/00003', val: 10_000, pos: '29' }],
    hsn: {
      hsn_b2b: [{ uqc: 'BOX' }, { uqc: 'PCS', qty: 45, txval: 1900.09, iamt: 342.02 }, { rt: 5 }],
      hsn_b2c: [{ num: 1, hsn_sc: '36041000', uqc: 'BOX', qty: 197, txval: 160_970.25, camt: 72 }],
    },
    doc_issue: {
      doc_det: [
        {
          doc_num: 1,
          docs: [{ from: 'DS/26-27/00001', to: 'DS/26-27/00005', totnum: 5, cancel: 0, net_issue: 5 }],
        },
        { doc_num: 5, docs: [{ from: 'DSC/26-27/00001', to: 'DSC/26-27/00004', net_issue: 4 }] },
      ],
    },
  });
});

test('a sheet has as many cells in each row as heads, and sums over what they sum', () => {
  const sheets = sheetsOf(october());
  for (const { heads, rows, name } of sheets)
    expect([name, rows.filter((row) => row.length !== heads.length)]).toEqual([name, []]);
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['b2b,sez,de', 3],
    ['b2cl', 1],
    ['b2cs', 2],
    ['cdnr', 1],
    ['cdnur', 1],
    ['hsn(b2b)', 3],
    ['hsn(b2c)', 1],
    ['docs', 2],
  ]);
  // Of an invoice of two rates its value counts once.
  expect(sheets[0]?.sums[4]).toEqual(['Total Invoice Value', 4183]);
  expect(sheets[0]?.rows[0]).toEqual([
    BENGALURU,
    'Cubbon Stores',
    'DS/26-27/00004',
    '2026-10-20',
    3003,
    '29-Karnataka',
    'N',
    null,
    'Regular B2B',
    null,
    5,
    500,
    0,
  ]);
});
