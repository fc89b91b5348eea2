import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

/** What Tamil writes in Latin letters; the glossary in README.md says which and why. */
const LATIN = new Set(
  [
    'GST GSTIN HSN PAN TDS UPI UTR IFSC IRN OTP PIN MRP QR LR PDF CSV XLSX JPEG PNG WebP CSIR NEERI PESO SWAS SAFAL STAR',
    'WhatsApp YouTube Excel way tax invoice Enter Ctrl Escape DPDP Act Add home screen green code Green sparkler',
    'Safe Water Releaser Minimal Aluminium Thermite Cracker data fiduciary Data Protection Board India',
    'Google Tag Manager Authenticator random number',
    // In examples and addresses.
    'meena okbank name bank gst gov cybercrime xlsx csv AAAAA SBIN xxxxxx',
  ]
    .join(' ')
    .split(' '),
);
const WORD = /[A-Za-z]{3,}/g;
/** What the shop fills in by itself. */
const PIECE = /\{[a-z-]+\}/g;

/** A vowel sign or the pulli that follows no consonant is drawn with a dotted circle. */
const LOOSE_SIGN = /(?<![\u0B95-\u0BB9])[\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD7]/;
const UNSEEN = /[\u200B-\u200F\u2060\uFEFF]/;

function isWellWritten(text: string): boolean {
  const english = (text.replace(PIECE, '').match(WORD) ?? []).filter((word) => !LATIN.has(word));
  return (
    english.length === 0 && text === text.normalize('NFC') && !LOOSE_SIGN.test(text) && !UNSEEN.test(text)
  );
}

const folder = import.meta.dirname;
const files = ['characters.ts', ...['shop', 'referrer', 'staff'].flatMap((under) => filesIn(folder, under))];

function filesIn(language: string, under: string): string[] {
  const names = readdirSync(path.join(language, under)).filter((name) => !name.endsWith('.test.ts'));
  return names.map((name) => `${under}/${name}`);
}

/** What a file says: its literals, and each part of one between two values. In every branch, whoever calls. */
function saidIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(folder, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (isNoSentence(node)) return;
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Paths of modules and pages, types, names of fields, what a value is compared with, and names of files to save. */
function isNoSentence(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    (ts.isStringLiteral(node) && /^\/[a-z-]+$/.test(node.text)) ||
    (ts.isStringLiteral(node) && ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(node) && node.name.getText() === 'fileName') ||
    (ts.isStringLiteral(node) && (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent))) ||
    (ts.isStringLiteral(node) &&
      ts.isBinaryExpression(parent) &&
      /^[!=]==$/.test(parent.operatorToken.getText()))
  );
}

/** Words that the backend says, too or alone. */
const ORIGINALS = 'backend/src/features/texts/domain/originals/ta';
const SHARED = [
  'contracts/src/rules/day-words/ta.ts',
  'contracts/src/rules/catalogue/unit-words/ta.ts',
  'backend/src/platform/mail/words/ta.ts',
  'backend/src/platform/printing/words/ta.ts',
  'backend/src/features/orders/adapters/http/words/ta.ts',
  'backend/src/features/schemes/adapters/http/words/ta.ts',
  'backend/src/features/documents/adapters/pdf/words/ta/estimate.ts',
  'backend/src/features/documents/adapters/pdf/words/ta/price-list.ts',
  ...readdirSync(path.join(folder, '../../..', ORIGINALS)).map((name) => `${ORIGINALS}/${name}`),
].map((file) => `../../../${file}`);
/** They pass on what is shared. */
const PASSED_ON = ['shop/goods-facts.ts', 'shop/units.ts'];
/** Also English words, which are there to be searched for. */
const SEARCHED = 'shop/search-pages.ts';
test.each([...files.filter((file) => ![...PASSED_ON, SEARCHED].includes(file)), ...SHARED])(
  '%s is in Tamil, and letters join as fonts can draw them',
  (file) => {
    const said = saidIn(file);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((text) => !isWellWritten(text))).toEqual([]);
  },
);

test.each([
  ['English in between', 'உங்கள் Order எண்'],
  ['a vowel sign after a value', 'ை மாற்று'],
  ['two vowel signs in a row', 'பொிது'],
  ['a sign in two parts', 'பெ\u0BBEருள்'],
  ['what nobody sees', 'பட்\u200Cடாசு'],
])('%s is found', (_, text) => {
  expect(isWellWritten(text)).toBe(false);
});

test('shoppers and referrers have each file in Tamil, and each says all that the English one says', async () => {
  const english = path.join(folder, '../en');
  const public_ = ['shop', 'referrer'];
  expect(files.filter((file) => public_.some((under) => file.startsWith(`${under}/`))).sort()).toEqual(
    public_.flatMap((under) => filesIn(english, under)).sort(),
  );
  // The English errors of the desk stand beside it.
  const translated = files.filter((file) => file !== 'characters.ts' && file !== 'staff/errors.ts');
  const exportsOf = async (file: string) => Object.keys((await import(file)) as object).sort();
  for (const file of translated)
    expect([file, await exportsOf(path.join(folder, file))]).toEqual([
      file,
      await exportsOf(path.join(english, file)),
    ]);
});
