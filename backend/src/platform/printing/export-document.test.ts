import { expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { document } from './export-document.ts';

test('a day is a date in Excel, a sum a number, and its column is wide enough for them', async () => {
  const bytes = await document.set('xlsx', ['Day', 'Amount ₹', 'Note'], [['2026-11-22', 1234.5, '2026']]);
  const files = unzipSync(bytes);
  const part = (name: string) => Buffer.from(files[name] ?? []).toString();
  const sheet = part('xl/worksheets/sheet1.xml');
  // 46,348 days after the last of 1899, as Excel counts
  expect(sheet).toMatch(/<c r="A2" s="2"><v>46348<\/v><\/c><c r="B2"><v>1234.5<\/v><\/c><c r="C2" t="s">/);
  expect(part('xl/styles.xml')).toContain('formatCode="dd mmm yyyy"');
  expect(sheet).toContain('width="12"');
});

test.each(['2026-13-45', '2026-02-30', '0001-01-01'])(
  'what only looks like a day stays text: %s',
  async (text) => {
    const files = unzipSync(await document.set('xlsx', ['Note'], [[text]]));
    const sheet = Buffer.from(files['xl/worksheets/sheet1.xml'] ?? []).toString();
    expect(sheet).toMatch(/<c r="A2" t="s">/);
  },
);

test('and in CSV it stays as it is written', async () => {
  const bytes = await document.set('csv', ['Day'], [['2026-11-22']]);
  expect(Buffer.from(bytes).toString()).toBe('\uFEFFDay\r\n2026-11-22\r\n');
});
