import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { cellsOf, SheetFileError } from '../../../lib/sheet/read-cells.ts';
import { xlsxOf } from '../../../lib/sheet/xlsx-file.ts';
import { productsIn, withShown } from './product-sheet.ts';

const csv = (content: string | Uint8Array<ArrayBuffer>) =>
  cellsOf(new File([content], 'list.csv')).then(productsIn);

describe('a file of products', () => {
  test('is read by its heads, however they are written, and names those it does not know', async () => {
    const { columns, unknown, rows, passedOver } = productsIn([
      ['Price list of Sivakasi, 2027'],
      [],
      ['Reason', 'S. No', 'ITEM-CODE', 'Product Name', 'M.R.P. (₹)', 'Our Rate', 'Tamil', 'Rack', 'Rate', ''],
      ['is no amount', 1, ' SP-01 ', 'Sparkler', 1234.5, 12.345678, 'மத்தாப்பு', 'R1', 99, 'x'],
      ['', '', '', 'Sparklers', '', '', '', '', '', ''],
      ['', 2, '', 'No code', '', 20, '', '', '', ''],
    ]);
    expect(columns).toEqual(['code', 'name', 'mrp', 'net', 'nameTa']);
    expect(unknown).toEqual(['S. No', 'Rack', 'Rate']);
    expect(passedOver).toEqual([5]);
    expect(rows).toEqual([
      { row: 4, cells: [' SP-01 ', 'Sparkler', '1234.5', '12.35', 'மத்தாப்பு'].map((cell) => cell.trim()) },
      { row: 6, cells: ['', 'No code', '', '20', ''] },
    ]);
  });

  test('puts what is new into the list where the file says nothing of states', () => {
    const sheet = productsIn([
      ['Code', 'Name'],
      ['np-01', 'New'],
      ['SP-01', 'Known'],
    ]);
    const { columns, rows } = withShown(sheet, ['NP-01']);
    expect(columns).toEqual(['code', 'name', 'state']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['np-01', 'New', 'In the list'],
      ['SP-01', 'Known', ''],
    ]);
  });

  test('is the demonstration’s price list as it is', async () => {
    const { columns, unknown, rows } = await csv(
      await readFile(new URL('../../../../backend/demo/price-list.csv', import.meta.url), 'utf8'),
    );
    expect(columns).toEqual(['code', 'category', 'name', 'nameTa', 'unit', 'content', 'mrp', 'net']);
    expect(unknown).toEqual(['category_ta']);
    expect(rows).toHaveLength(136);
    expect(rows[0]).toEqual({
      row: 2,
      cells: [
        'SP-01',
        'Sparklers',
        '7 cm Electric Sparklers',
        '7 செ.மீ சாதா ஸ்பார்க்லர்ஸ்',
        'Box',
        '10 pcs',
        '65',
        '13',
      ],
    });
  });

  test('comes with semicolons, a mark at its beginning, lists in a cell and stray quotes', async () => {
    const { rows } = await csv(
      '\uFEFFCode;Name;Tags;Net\r\nA-1;2¾" Kuruvi, small;night, sound;12,345.50\r\n',
    );
    expect(rows).toEqual([{ row: 2, cells: ['A-1', '2¾" Kuruvi, small', 'night, sound', '12,345.50'] }]);
    const commas = await csv('Code,Name,Tags\nA-1,Kuruvi,night; sound\n');
    expect(commas.rows[0]?.cells).toEqual(['A-1', 'Kuruvi', 'night; sound']);
  });

  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['Windows-1252', Buffer.from('Code,Name\nA-1,2\xbd\x94 Kuruvi \x96 small\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFCode\tName\r\nA-1\t2½” Kuruvi – small\r\n', 'utf16le')],
    ['UTF-8', Buffer.from('Code,Name\nA-1,2½” Kuruvi – small\n')],
  ])('comes as %s', async (_, bytes) => {
    expect((await csv(Uint8Array.from(bytes))).rows[0]?.cells).toEqual(['A-1', '2½” Kuruvi – small']);
  });

  test('comes as XLSX, with shares of a hundred and sums that a sheet worked out', async () => {
    const bytes = await writeExcelFile([
      ['Item code', 'Net rate', 'GST %', 'Featured'],
      ['A-1', 0.1 + 0.2, { value: 0.025, format: '0.0%' }, true],
    ]).toBuffer();
    const file = new File([Uint8Array.from(bytes)], 'list.xlsx');
    expect(productsIn(await cellsOf(file)).rows).toEqual([
      { row: 2, cells: ['A-1', '0.3', '0.025', 'true'] },
    ]);
  });

  test('comes as XLSX with formulas: what one came to, what it failed by, and the formula that nobody worked out', async () => {
    const sheet = (name: string) => name.startsWith('xl/worksheets/');
    const made = unzipSync(
      xlsxOf([
        ['Code', 'Net', 'MRP', 'Name', 'Tamil name'],
        ['A-1', 1, 2, 3, 4],
      ]),
    );
    const named = Object.entries(made).map(([name, part]) => {
      const cells = strFromU8(part)
        .replace('<c r="B2"><v>1</v>', '<c r="B2"><f>10+2</f><v>12</v>')
        .replace('<c r="C2">', '<c r="C2" t="e"><f>1/0</f>')
        .replace('<v>2</v>', '<v>#DIV/0!</v>')
        .replace('<v>3</v>', '<f>A2&amp;"x"</f>')
        .replace('<c r="E2"><v>4</v>', '<c r="E2" t="str"><f>IF(1,"")</f><v></v>');
      return [name, sheet(name) ? strToU8(cells) : part] as const;
    });
    const file = new File([zipSync(Object.fromEntries(named))], 'list.xlsx');
    const { rows } = productsIn(await cellsOf(file));
    expect(rows[0]?.cells).toEqual(['A-1', '12', '#DIV/0!', '=A2&"x"', '']);
  });

  test.each([
    ['no-code', [['Name', 'MRP']]],
    [
      'empty',
      [
        ['Code', 'MRP'],
        ['', 'x'],
      ].slice(0, 1),
    ],
    ['too-long', [['Code'], ...Array.from({ length: 5_001 }, (_, index) => [`A-${index}`])]],
  ])('is refused as %s', (fault, cells) => {
    expect(() => productsIn(cells)).toThrow(new SheetFileError(fault as 'empty'));
  });

  test('is refused where it is none', async () => {
    const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'list.xlsx');
    await expect(cellsOf(file)).rejects.toThrow(new SheetFileError('unreadable'));
  });
});
