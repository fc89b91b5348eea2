import { inflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { Sheet } from './sheet.ts';

function printed(text: string, language: 'en' | 'ta' = 'ta'): Promise<Buffer> {
  const sheet = new Sheet('names', language);
  for (const bold of [false, true]) sheet.paragraph(text, 36, 500, { bold });
  return sheet.finish(text);
}

/** What is packed in a PDF: pages, and which letters its fonts have. */
function streamsOf(pdf: Buffer): string[] {
  const heads = pdf.toString('latin1').matchAll(/<<\n([^<>]*)>>\nstream\n/g);
  return [...heads].flatMap(({ 0: head, 1: entries = '', index }) => {
    const length = Number(/\/Length (\d+)/.exec(entries)?.[1]);
    const packed = pdf.subarray(index + head.length, index + head.length + length);
    return entries.includes('/FlateDecode') ? [inflateSync(packed).toString('latin1')] : [];
  });
}

/** What nobody can read: glyph 0 stands for a letter that the font lacks, U+25CC carries a sign that joined nothing. */
function faultsOf(pdf: Buffer): string[] {
  const streams = streamsOf(pdf);
  const shown = streams
    .flatMap((stream) => stream.match(/\[.*\] TJ/g) ?? [])
    .flatMap((line) => [...line.matchAll(/<([\da-f]+)>/g)])
    .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? []);
  expect(shown.length).toBeGreaterThan(0);
  const fonts = streams.filter((stream) => stream.includes('begincmap'));
  return [
    ...(shown.includes('0000') ? ['a letter is missing'] : []),
    ...(fonts.some((letters) => letters.includes('25cc')) ? ['a dotted circle'] : []),
  ];
}

test.each([
  'ஸ்ரீ கௌசல்யா கிருஷ்ணமூர்த்தி',
  'க்ஷேத்ரபாலபுரம்',
  'மொத்தம், பொருட்கள், கொள்ளும், பெற்றுக்கொள்ளும்போது',
  'ஔவையார், ஃபேமிலி பேக், ஜோதி, ஹரிஹரன், ஷண்முகம்',
  'கூடு, சூலம், துளி, நூறு, மூன்று, ழூ, றூ, ணூ, ளூ',
  '₹1,23,456-க்கு · MRP −₹40 · 7 செ.மீ “கம்பி” மத்தாப்பு’',
])('Tamil is printed letter by letter: %s', async (text) => {
  expect(faultsOf(await printed(text))).toEqual([]);
});

test.each([
  ['a vowel sign that follows no consonant', 'ை பெயர்', 'a dotted circle'],
  ['a script of which the shop has no font', '漢字', 'a letter is missing'],
])('%s is found', async (_, text, fault) => {
  expect(faultsOf(await printed(text))).toEqual([fault]);
});

test('a file says in which language it is read aloud', async () => {
  expect((await printed('Total', 'en')).toString('latin1')).toContain('/Lang (en-IN)');
  expect((await printed('மொத்தம்')).toString('latin1')).toContain('/Lang (ta-IN)');
});

test('a line says how much of its width it takes', async () => {
  const sheet = new Sheet('widths');
  const short = sheet.text('Estimate', 36, 36, 500);
  expect(short).toBeGreaterThan(30);
  expect(short).toBeLessThan(50);
  expect(sheet.text('Estimate '.repeat(100), 36, 60, 200)).toBeLessThanOrEqual(200);
  await sheet.finish(null);
});

test('a name that is too long is cut between letters, and a conjunct is one letter', async () => {
  const sheet = new Sheet('cut');
  // Whatever the width, of க்ஷ and ஸ்ரீ neither a half is left.
  for (let width = 12; width < 120; width++) sheet.text('ஸ்ரீக்ஷேக்ஷிஸ்ரீக்ஷௌ', 36, 36, width);
  const fonts = streamsOf(await sheet.finish(null)).filter((stream) => stream.includes('begincmap'));
  // க் or ஸ் alone would be a glyph of two characters.
  expect(fonts.join('')).not.toMatch(/<0b(?:95|b8) 0bcd>/);
});

test('each document of a file has its own foot', async () => {
  const sheet = new Sheet('two');
  sheet.text('first', 36, 36, 100);
  sheet.next();
  sheet.text('second', 36, 36, 100);
  // The letters of the second foot come from the Tamil font, and of the first from none.
  const pages = streamsOf(await sheet.finish(['Licence', 'லைசென்ஸ்'])).filter((stream) =>
    stream.includes('] TJ'),
  );
  expect(pages.map((page) => new Set(page.match(/\/F\d+/g)).size)).toEqual([1, 2]);
});
