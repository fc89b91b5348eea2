import type { words as English } from '../../en/staff/figure-sheet.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';

const figure = new Intl.NumberFormat('en-IN');
const rows = (many: number) => `${figure.format(many)} வரிசை`;
const products = (many: number) => plural(many, { one: '1 பொருள்', other: `${figure.format(many)} பொருட்கள்` });

/** Of a sheet of all products with figures to type, to paste or to read from a file. */
export const words: Translated<typeof English> = {
  search: 'பொருளைத் தேடு',
  category: 'வகை',
  anyCategory: 'எல்லா வகையும்',
  save: 'XLSX ஃபைலாகச் சேமி',
  draft: 'இன்னும் விற்பனையில் இல்லை',
  noneFound: 'அந்தப் பெயரில் பொருள் இல்லை',
  noneFoundHelp:
    'பெயரில் அல்லது பொருள் எண்ணில் ஒரு பகுதியை மட்டும் எழுதித் தேடுங்கள், அல்லது “எல்லா வகையும்” என்பதைத் தேர்ந்தெடுங்கள்.',
  none: 'இன்னும் பொருட்கள் இல்லை',
  noneHelp: 'முதலில் ஆபீஸில் பொருட்களைச் சேர்க்க வேண்டும்; பிறகு இங்கே வரும்.',
  pasted: (many: number) => `${rows(many)} பேஸ்ட் ஆனது.`,
  pastedNothing:
    'பேஸ்ட் செய்தது எதுவும் இங்கே பொருந்தவில்லை. முதல் நெடுவரிசையில் பொருள் எண் இருக்கட்டும், அல்லது எந்தக் கட்டத்திலிருந்து வேண்டுமோ அதை அழுத்திவிட்டுப் பேஸ்ட் செய்யுங்கள்.',
  left: (many: number) => `பேஸ்ட் செய்ததில் ${rows(many)} சேரவில்லை`,
  leftLine: (line: number, text: string) => `வரிசை ${line}, ${text}: `,
  leftReasons: {
    'unknown-code': 'இந்தப் பொருள் எண்ணில் பொருள் இல்லை',
    'no-code': 'பொருள் எண் இல்லை',
    'code-twice': 'இந்தப் பொருள் எண் மேலே ஏற்கெனவே இருக்கிறது',
    beyond: 'இதற்கு இங்கே வரிசை மீதம் இல்லை',
    'too-wide': 'இங்கே உள்ளதை விட நெடுவரிசை (A, B, C) அதிகம்; கடைசியில் உள்ளதைச் சேர்க்கவில்லை',
  },
  noFigure: (what: string) => `“${what}” இல்லை`,
  leftMore: (many: number) => `இன்னும் ${rows(many)}`,
  leftRead: 'பார்த்துவிட்டேன்',
  typed: (many: number) => `இங்கே மாறியிருப்பது: ${products(many)}; கடையில் இன்னும் மாறவில்லை`,
  keptFrom: 'இவை நீங்கள் முன்பு இங்கே எழுதியவை.',
  forget: 'எழுதியதை அழி',
  forgetSure: 'இங்கே எழுதியதை அழிக்கலாமா?',
  forgetEffects: (many: number) => [
    `${products(many)}: கடையில் உள்ளபடியே மறுபடி இங்கே வரும்.`,
    'வாடிக்கையாளர் பார்ப்பதில் எதுவும் மாறாது.',
  ],
  preview: 'சரிபார்க்க',
  chooseTitle: 'எந்த நெடுவரிசையில் (A, B, C) எது?',
  chooseOne: 'தேர்ந்தெடுங்கள்',
  notInFile: 'ஃபைலில் இல்லை',
  chooseCode: 'பொருள் எண் எந்த நெடுவரிசையில் (A, B, C) இருக்கிறது என்று தேர்ந்தெடுங்கள்.',
  chosenTwice: 'ஒரே நெடுவரிசையை இரண்டு முறை தேர்ந்தெடுத்திருக்கிறீர்கள். ஒவ்வொன்றுக்கும் வேறு வேறு தேர்ந்தெடுங்கள்.',
  backToSheet: 'பின்னால்',
  sample: 'ஃபைலின் முதல் வரிசைகள்',
  readFrom: (column: string, heading: string) => `${column}: “${heading}”`,
  readAll: (columns: readonly string[]) => `ஃபைலிலிருந்து எடுத்தது: ${columns.join(', ')}.`,
  chooseOthers: 'வேறு நெடுவரிசையைத் தேர்ந்தெடுக்க',
  leaveFile: 'ஃபைலை விட்டுப் போகிறீர்களா? அதில் உள்ளது எதுவும் கடையில் இன்னும் பதிவாகவில்லை.',
};
