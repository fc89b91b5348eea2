import { expect, test } from '@jest/globals';
import { totalsOf } from './month-totals.ts';

const nothing = { count: 0, paise: 0 };
const none = { count: 0, numbers: [] };

test('the cover sheet has what each file comes to in rupees, and what is missing', () => {
  const text = totalsOf(
    {
      month: '2026-10',
      to: '2026-10-31',
      isOver: true,
      bankRows: { count: 1, paise: 70_000 },
      unbacked: { count: 2, paise: 80_050 },
      withoutHsn: none,
      withoutInvoice: none,
      withoutIrn: none,
      payoutsSent: nothing,
      uncredited: nothing,
      taxOpen: nothing,
    },
    {
      modes: [{ mode: 'cash', beforePaise: 100_000, inPaise: 250_050, outPaise: 30_000 }],
      unbacked: nothing,
      days: [],
    },
    {
      period: '2026-10',
      from: '2026-10-01',
      to: '2026-10-31',
      gstin: '33AAAAA0000A1Z5',
      checks: [],
      mayLeave: { json: false, xlsx: true },
      sections: [
        { table: 'b2cs', rows: 1, taxablePaise: 500_000, cgstPaise: 45_000, sgstPaise: 45_000, igstPaise: 0 },
      ],
      hsn: [],
      series: [],
      outward: { taxablePaise: 500_000, cgstPaise: 45_000, sgstPaise: 45_000, igstPaise: 0 },
      toUnregistered: [],
      hasEInvoices: false,
    },
    ['gstr1.json: a number is missing, "AG/26-27/00007"'],
  );
  expect(text.split('\r\n')).toEqual([
    'Month,2026-10',
    '',
    'Money,Before,In,Out,At the end',
    'Cash,1000,2500.5,300,3200.5',
    'Not found in a bank statement,800.5',
    'Of the bank and not recorded,700',
    '',
    'GST,Taxable value,CGST,SGST,IGST',
    'Outward supplies,5000,450,450,0',
    'b2cs,5000,450,450,0',
    'Missing,"gstr1.json: a number is missing, ""AG/26-27/00007"""',
    '',
  ]);
});
