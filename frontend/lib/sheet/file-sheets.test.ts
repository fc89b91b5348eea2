import { describe, expect, test } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { hiddenParts, type FileSheet } from './file-sheets.ts';
import { cellsOf, SheetFileError, type SheetFault } from './read-cells.ts';

type Rows = (string | number | null)[][];

/** @param edit of each part's text, by its name */
async function workbook(
  sheets: Record<string, Rows>,
  edit = (_: string, text: string) => text,
): Promise<File> {
  const made = await writeExcelFile(
    Object.entries(sheets).map(([sheet, data]) => ({ sheet, data })),
  ).toBuffer();
  const parts = Object.entries(unzipSync(Uint8Array.from(made))).map(
    ([name, part]) => [name, strToU8(edit(name, strFromU8(part)))] as const,
  );
  return new File([zipSync(Object.fromEntries(parts))], 'list.xlsx');
}

const HEAD = ['Item code', 'MRP', 'Net rate'];
const csv = (text: string) => cellsOf(new File([text], 'list.csv'));

describe('a CSV file', () => {
  test.each<[string, string, string[]]>([
    ['quoted first cells', 'Code,MRP,Net\n"SP-01",65,"14"\n', ['SP-01', '65', '14']],
    [
      'inches in a quoted first cell',
      'Name,Code,MRP\n"5"" Mega Deluxe",OS-06,220\n',
      ['5" Mega Deluxe', 'OS-06', '220'],
    ],
    ['all cells quoted, with semicolons', '"Code";"Name"\n"A-1";"red, green"\n', ['A-1', 'red, green']],
    ['quoted cells and tabs', 'Code\tName\n"A-1"\t"2"" x"\n', ['A-1', '2" x']],
    ['a cell of two lines', 'Code,Name\n"A-1","two\nlines"\n', ['A-1', 'two\nlines']],
  ])('is read with %s', async (_, text, row) => {
    expect((await csv(text))[1]).toEqual(row);
  });

  test('whose quotation mark never ends is refused, not cut short', async () => {
    await expect(csv('Code,Name\n"A-1,x\nA-2,y\n')).rejects.toThrow(new SheetFileError('unreadable'));
  });
});

describe('a workbook', () => {
  test('is read sheet under sheet, without the hidden one and without the headings of the second', async () => {
    const file = await workbook(
      {
        Prices: [['Sivakasi'], HEAD, ['A-1', 10, 5]],
        Old: [HEAD, ['A-1', 99, 98]],
        Gifts: [HEAD, ['A-2', 20, 6]],
      },
      (name, text) =>
        name === 'xl/workbook.xml' ? text.replace('name="Old"', 'name="Old" state="veryHidden"') : text,
    );
    expect(await cellsOf(file)).toEqual([['Sivakasi', '', ''], HEAD, ['A-1', 10, 5], [], ['A-2', 20, 6]]);
  });

  test('whose first sheet is hidden is asked about by name, and read as it is answered', async () => {
    const file = await workbook(
      { 'Old & gone': [HEAD, ['A-1', 99, 98]], Prices: [HEAD, ['A-1', 10, 5]] },
      (name, text) =>
        name === 'xl/workbook.xml' ? text.replace(/ name="Old/, ' state="hidden" name="Old') : text,
    );
    const asked: FileSheet[] = [];
    const cells = await cellsOf(file, async (sheets) => {
      asked.push(...sheets);
      return sheets.filter(({ isHidden }) => isHidden);
    });
    expect(asked.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Old & gone', true],
      ['Prices', false],
    ]);
    expect(cells[1]).toEqual(['A-1', 99, 98]);
    await expect(cellsOf(file, async () => null)).rejects.toThrow(new SheetFileError('not-chosen'));
  });

  test('says its hidden rows and columns, and leaves them out unless they are wanted', async () => {
    const file = await workbook(
      { Prices: [HEAD, ['A-1', 10, 5], ['A-2', 20, 6], ['A-3', 30, 7]] },
      (name, text) =>
        name === 'xl/worksheets/sheet1.xml'
          ? text
              .replace('<row r="3"', '<row r="3" hidden="1"')
              .replace('<sheetData>', '<cols><col min="2" max="2" hidden="true"/></cols><sheetData>')
          : text,
    );
    expect(await cellsOf(file)).toEqual([['Item code', '', 'Net rate'], ['A-1', '', 5], [], ['A-3', '', 7]]);
    const whole = await cellsOf(file, async (sheets) => {
      expect(sheets.map(hiddenParts)).toEqual([{ rows: [2], columns: [1] }]);
      return [...sheets];
    });
    expect(whole[2]).toEqual(['A-2', 20, 6]);
  });

  test('of sheets with other columns is not put together', async () => {
    const file = await workbook({
      Prices: [HEAD, ['A-1', 10, 5]],
      Stock: [
        ['Item code', 'Shelf'],
        ['A-1', 'R1'],
      ],
    });
    await expect(cellsOf(file)).rejects.toThrow(new SheetFileError('other-columns'));
  });

  test('with one sheet in use, empty ones and a chart beside it asks nothing', async () => {
    const file = await workbook({ Prices: [HEAD, ['A-1', 10, 5]], Sheet2: [], Chart: [] }, (name, text) =>
      name === 'xl/_rels/workbook.xml.rels'
        ? text.replace(/(<Relationship [^>]*Id="rId3"[^>]*relationships\/)worksheet"/, '$1chartsheet"')
        : text,
    );
    expect(await cellsOf(file, () => Promise.reject(new Error('was asked')))).toEqual([HEAD, ['A-1', 10, 5]]);
  });
});

describe('a file that cannot be read says why', () => {
  const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const wide = (text: string) => [...Buffer.from(text, 'utf16le')];
  test.each<[string, string, number[], SheetFault]>([
    ['with a password', 'list.xlsx', [...CFB, ...wide('EncryptedPackage')], 'password'],
    ['of Excel before 2007', 'list.xls', [...CFB, ...wide('Workbook')], 'other-kind'],
    ['that is a photograph', 'list.jpg', [0xff, 0xd8, 0xff, 0xe0], 'other-kind'],
    ['of letters, called a workbook', 'list.xlsx', [...Buffer.from('SP-01 2')], 'unreadable'],
    ['that is packed and no workbook', 'list.docx', [0x50, 0x4b, 3, 4, 0, 0], 'unreadable'],
    ['with nothing in it', 'list.csv', [], 'empty'],
    ['of more than 10 MB', 'list.csv', Array<number>(10 * 1024 * 1024 + 1).fill(65), 'too-large'],
  ])('one %s', async (_, name, bytes, fault) => {
    const file = new File([Uint8Array.from(bytes)], name);
    await expect(cellsOf(file)).rejects.toThrow(new SheetFileError(fault));
  });
});
