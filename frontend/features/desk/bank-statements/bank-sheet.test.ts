import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { bankAccountOf } from '@shop/contracts/rules/bank/bank-account';
import type { BankHeads } from '@shop/contracts/rules/bank/bank-rows';
import { cellsOf, SheetFileError } from '../../../lib/sheet/read-cells.ts';
import { xlsxOf } from '../../../lib/sheet/xlsx-file.ts';
import { bankRowsIn, bankSheetOf } from './bank-sheet.ts';

const csv = (content: string | Uint8Array<ArrayBuffer>) => cellsOf(new File([content], 'october.csv'));
const heads = (changes: Partial<BankHeads>): BankHeads => ({
  day: '',
  description: '',
  reference: '',
  credit: '',
  debit: '',
  amount: '',
  direction: '',
  ...changes,
});

describe('the columns of a bank’s file', () => {
  test.each<[string, string, BankHeads]>([
    [
      'State Bank, under its address',
      'Account Name,Agal Crackers\nAddress,"1, Main Road, Sivakasi"\n\nTxn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance\n27 Oct 2026,27 Oct 2026,UPI/CR,630112345678,,"3,395.00","9,395.00"\n',
      heads({
        day: 'Txn Date',
        description: 'Description',
        reference: 'Ref No./Cheque No.',
        credit: 'Credit',
        debit: 'Debit',
      }),
    ],
    [
      'HDFC Bank, with semicolons',
      'Date;Narration;Chq./Ref.No.;Value Dt;Withdrawal Amt.;Deposit Amt.;Closing Balance\n27/10/26;UPI-X;0000630112345678;27/10/26;;3395.00;1\n',
      heads({
        day: 'Date',
        description: 'Narration',
        reference: 'Chq./Ref.No.',
        credit: 'Deposit Amt.',
        debit: 'Withdrawal Amt.',
      }),
    ],
    [
      'one amount with its direction',
      'Transaction Date\tParticulars\tAmount (INR)\tDr/Cr\tBalance\n27-10-2026\tUPI\t3395\tCR\t1\n',
      heads({
        day: 'Transaction Date',
        description: 'Particulars',
        amount: 'Amount (INR)',
        direction: 'Dr/Cr',
      }),
    ],
  ])('are known by their names: %s', async (_, content, columns) => {
    const cells = await csv(content);
    expect(bankSheetOf(cells, [])).toMatchObject({ columns, bank: null });
    expect(bankRowsIn(cells, columns)).toHaveLength(1);
  });

  test.each<[string, Partial<BankHeads>]>([
    ['hdfc', { day: 'Date', reference: 'Chq./Ref.No.', credit: 'Deposit Amt.', balance: 'Closing Balance' }],
    [
      'icici',
      {
        description: 'Transaction Remarks',
        credit: 'Deposit Amount (INR )',
        debit: 'Withdrawal Amount (INR )',
        balance: 'Balance (INR )',
      },
    ],
    ['sbi', { day: 'Txn Date', reference: 'Ref No./Cheque No.', debit: 'Debit', credit: 'Credit' }],
    ['axis', { day: 'Tran Date', description: 'PARTICULARS', debit: 'DR', credit: 'CR', balance: 'BAL' }],
    ['kotak', { day: 'Date', credit: '', amount: 'Amount', direction: 'Dr / Cr', balance: 'Balance' }],
    ['indian-bank', { description: 'Transaction Details', debit: 'Debits', credit: 'Credits' }],
    ['tamilnad-mercantile', { day: 'TXN DATE', reference: 'REF/CHEQUE NO', balance: 'BALANCE' }],
  ])('of %s are known, and its balances add up', async (bank, columns) => {
    const at = `../../../../backend/test/http/orders/bank/statements/${bank}.csv`;
    const cells = await csv(await readFile(new URL(at, import.meta.url), 'utf8'));
    const sheet = bankSheetOf(cells, []);
    expect(sheet.columns).toMatchObject(columns);
    const account = bankAccountOf(bankRowsIn(cells, sheet.columns), '2026-11-01');
    expect(account).toMatchObject({ openingPaise: expect.any(Number), gaps: [] });
    expect(account.creditsPaise).toBeGreaterThan(50_000_000);
  });

  test('are known from the last file of the bank, whatever they are called', async () => {
    const strange = heads({ day: 'Tag', description: 'Text', credit: 'Rein', debit: 'Raus' });
    const cells = await csv('Kontoauszug\nTag,Text,Rein,Raus\n27/10/26,UPI,3395.00,\n');
    expect(bankSheetOf(cells, [{ name: 'Deutsche', heads: strange }])).toMatchObject({
      columns: strange,
      bank: 'Deutsche',
    });
    expect(bankSheetOf(cells, [])).toMatchObject({ heads: ['Tag', 'Text', 'Rein', 'Raus'] });
    expect(bankRowsIn(cells, strange)).toEqual([
      { row: 3, cells: ['27/10/26', 'UPI', '', '3395.00', '', '', ''] },
    ]);
  });

  test('come as UTF-16 and as XLSX, with days, numbers and formulas', async () => {
    const text = '\uFEFFDate\tNarration\tCredit\r\n27/10/26\tUPI – மீனா\t3,395.00\r\n';
    const cells = await csv(Uint8Array.from(Buffer.from(text, 'utf16le')));
    expect(bankRowsIn(cells, bankSheetOf(cells, []).columns)[0]?.cells).toEqual([
      '27/10/26',
      'UPI – மீனா',
      '',
      '3,395.00',
      '',
      '',
      '',
    ]);
    const xlsx = xlsxOf([
      ['Date', 'Narration', 'Credit'],
      ['27/10/2026', '=cmd|calc', 0.1 + 0.2],
    ]);
    const sheet = await cellsOf(new File([xlsx], 'october.xlsx'));
    expect(bankRowsIn(sheet, bankSheetOf(sheet, []).columns)).toEqual([
      { row: 2, cells: ['27/10/2026', '=cmd|calc', '', '0.3', '', '', ''] },
    ]);
  });

  test('are none in a file without a table', async () => {
    const cells = await csv('Dear customer,\nthank you\n');
    expect(() => bankSheetOf(cells, [])).toThrow(new SheetFileError('no-table'));
  });
});
