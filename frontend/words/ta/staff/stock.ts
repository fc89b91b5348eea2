import { dayWords } from '@shop/contracts/rules/day-words/ta';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { words as English } from '../../en/staff/stock.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';

const figure = new Intl.NumberFormat('en-IN');
const products = (total: number) =>
  plural(total, { one: '1 பொருள்', other: `${figure.format(total)} பொருட்கள்` });

const columns = {
  code: 'பொருள் எண்',
  product: 'பொருள்',
  name: 'பெயர்',
  unit: 'யூனிட்',
  content: 'உள்ளே எத்தனை',
  onShelf: 'எண்ணியது',
  quantity: 'எத்தனை',
  rate: 'வாங்கிய விலை',
  expected: 'கையிருப்பு',
  held: 'விற்றது, பேக் ஆகாதது',
  difference: 'வித்தியாசம்',
  after: 'பதிவு செய்த பிறகு கையிருப்பு',
  amount: 'தொகை',
};

/** The stock sheet: counts and goods in. */
export const words: Translated<typeof English> = {
  title: 'ஸ்டாக்',
  way: 'எதைப் பதிவு செய்வது',
  ways: { count: 'ஸ்டாக் எண்ணுதல்', 'goods-in': 'சரக்கு வரவு' },
  lowList: 'குறைந்தவை',
  columns,
  figure: (number: number) => figure.format(number),
  notCounted: 'எண்ணவில்லை',
  belowSold: 'விற்றதை விடக் குறைவு',
  difference: (by: number) =>
    by === 0 ? 'சரியாக இருக்கிறது' : by > 0 ? `+${figure.format(by)}` : `−${figure.format(-by)}`,
  count: {
    title: 'ஸ்டாக் எண்ணுதல்',
    help: 'குடோனில் இருக்கும் எல்லாவற்றையும் எண்ணுங்கள்; விற்று இன்னும் பேக் ஆகாததையும் சேர்த்து எண்ணுங்கள். நடுவில் ஆர்டர் வந்தாலும் நீங்கள் எண்ணியது தவறாகாது. எழுதலாம், பேஸ்ட் செய்யலாம், அல்லது பொருள் எண்ணும் எண்ணிக்கையும் உள்ள CSV, XLSX ஃபைலைத் திறக்கலாம்.',
    fileName: 'stock-count',
    figure: 'எண்ணிக்கை',
    columns,
    labels: { onShelf: (name: string) => `${name}: எண்ணியது` },
    chooseHelp: 'உங்கள் ஃபைலில் பொருள் எண்ணும் எண்ணிக்கையும் எங்கே என்று ஒரு முறை காட்டுங்கள்.',
    chooseFigure: 'எண்ணிக்கை எந்த நெடுவரிசையில் (A, B, C) இருக்கிறது என்று தேர்ந்தெடுங்கள்.',
  },
  goodsIn: {
    title: 'சரக்கு வரவு',
    help: 'எழுதலாம், பேஸ்ட் செய்யலாம், அல்லது பொருள் எண், எத்தனை, வாங்கிய விலை (ஒன்றுக்கு) உள்ள CSV, XLSX ஃபைலைத் திறக்கலாம். சரிபார்த்த பிறகு இவை ஸ்டாக்கில் சேரும்.',
    fileName: 'goods-in',
    figure: 'எத்தனை',
    columns,
    labels: {
      quantity: (name: string) => `${name}: எத்தனை`,
      rate: (name: string) => `${name}: வாங்கிய விலை`,
    },
    chooseHelp: 'உங்கள் ஃபைலில் பொருள் எண், எத்தனை, வாங்கிய விலை எங்கே என்று ஒரு முறை காட்டுங்கள்.',
    chooseFigure: 'எத்தனை என்பது எந்த நெடுவரிசையில் (A, B, C) இருக்கிறது என்று தேர்ந்தெடுங்கள்.',
  },
  bill: 'பில்',
  billNumber: 'பில் எண்',
  billedOn: 'பில் தேதி',
  supplier: 'சப்ளையர்',
  supplierHelp: 'காலியாக விடலாம்',
  billNumberMissing: 'பில்லில் உள்ள எண்ணை எழுதுங்கள்.',
  billedOnMissing: 'பில்லில் உள்ள தேதியை எழுதுங்கள்.',
  billedOnToCome: 'இந்தத் தேதி இன்னும் வரவில்லை; பில்லைப் பாருங்கள்.',
  billTotal: (paise: number) => `மொத்தம் ${formatMoney(paise)}`,
  billOf: (bill: { billNumber: string; billedOn: string; supplier: string }, paise: number) =>
    `பில் ${bill.billNumber}, ${formatDay(bill.billedOn, dayWords)}${bill.supplier && `, ${bill.supplier}`}: ஸ்டாக்கில் சேரும் சரக்கின் மதிப்பு ${formatMoney(paise)}.`,
  bookedBill: (number: string, day: string, paise: number) =>
    `பில் ${number}, ${formatDay(day, dayWords)}, ${formatMoney(paise)}`,
  rowsOfBill: 'வரிசைகள்',
  rowsOf: (number: string) => `பில் ${number}: வரிசைகள்`,
  lastRate: (rupees: string) => `கடைசியாக ${rupees}`,
  begins: 'இனி இதற்கும் ஸ்டாக் கணக்கு வைப்போம்',
  came: (quantity: number, ratePaise: number) =>
    `${figure.format(quantity)}, ஒன்று ${formatMoney(ratePaise)}, மொத்தம் ${formatMoney(quantity * ratePaise)}`,
  fewerOrMore: (by: number) => (by > 0 ? `${figure.format(by)} அதிகம்` : `${figure.format(-by)} குறைவு`),
  done: { count: 'எண்ணிக்கை பதிவானது.', 'goods-in': 'சரக்கு ஸ்டாக்கில் சேர்ந்தது.' },
  undone: { count: 'எண்ணியதைப் பழையபடி ஆக்கிவிட்டோம்.', 'goods-in': 'சரக்கு வரவைப் பழையபடி ஆக்கிவிட்டோம்.' },
  leftSome: (many: number) =>
    `மாறாதது: ${products(many)}. நடுவில் வேறு யாரோ எண்ணியிருப்பார்கள், அல்லது மாற்றினால் விற்றதை விடக் குறைவாகும், அல்லது அதற்கு இனி ஸ்டாக் கணக்கு இல்லை. அந்தப் பொருட்களின் பெயர்கள் மாற்றங்களின் லிஸ்டில் இருக்கும்.`,
  history: {
    left: (titles: string) =>
      `மாறாதது (நடுவில் வேறு யாரோ எண்ணியிருப்பார்கள், அல்லது மாற்றினால் விற்றதை விடக் குறைவாகும்): ${titles}`,
    undoEffects: [
      'வித்தியாசம் மட்டும் பழையபடி ஆகும்; அதன் பிறகு வந்த ஆர்டர்களும் திரும்பி வந்த பொருட்களும் அப்படியே கணக்கில் இருக்கும்.',
      'விற்றதை விடக் குறைவாகும் பொருளின் ஸ்டாக் மாறாது; அதன் பெயர் மாற்றங்களின் லிஸ்டில் இருக்கும்.',
    ],
  },
  low: {
    title: 'குறைவாக இருப்பவை, தீர்ந்தவை',
    back: 'ஸ்டாக்',
    print: 'பிரிண்ட்',
    of: (day: string) => `${formatDay(day, dayWords)} நிலவரம்`,
    free: 'விற்க மீதம்',
    countHere: 'எண்ணி எழுத',
    none: 'எதுவும் குறைவாக இல்லை',
    noneHelp: (least: number) =>
      `ஸ்டாக் கணக்கு உள்ள எல்லாப் பொருளிலும் விற்க ${least} அல்லது அதற்கு மேல் மீதம் இருக்கிறது.`,
    help: (many: number, least: number) => `${products(many)}: விற்க மீதம் ${least}-க்கும் குறைவு`,
  },
};
