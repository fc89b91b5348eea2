import { formatMoney } from '@shop/contracts/rules/money';
import type { words as English } from '../../en/shop/schemes.ts';
import type { Translated } from '@shop/contracts/rules/language';

export const words: Translated<typeof English> = {
  title: 'பட்டாசு வாங்க முன்பணத் திட்டங்கள்',
  closed: 'இப்போது விற்பனை இல்லை; திட்டங்கள் வழக்கம் போல நடக்கின்றன.',
  pay: 'நீங்கள் கட்டுவது',
  benefit: 'போனஸ்',
  buyFor: 'வாங்கக்கூடிய தொகை',
  perMonth: (monthly: number, instalments: number) => `மாதம் ${formatMoney(monthly)}, ${instalments} தவணை`,
  percent: (basisPoints: number) => `கட்டியதில் ${basisPoints / 100} %`,
  first: 'முதல் தவணை',
  last: 'கடைசித் தவணை',
  joinUntil: 'சேரக் கடைசி நாள்',
  members: 'அதிகபட்சம் எத்தனை பேர்',
  join: (scheme: string) => `${scheme}: சேர`,
  full: 'எல்லா இடமும் நிரம்பிவிட்டது.',
  calculator: 'கணக்குப் பாருங்கள்',
  calculatorText: 'எவ்வளவு ரூபாய்க்குப் பட்டாசு வாங்க நினைக்கிறீர்கள்?',
  amount: 'தொகை (ரூபாய்)',
  scheme: 'திட்டம்',
  covers: (worth: number, over: number) =>
    over === 0
      ? `சரியாக அந்தத் தொகைக்கே வாங்கலாம்: ${formatMoney(worth)}.`
      : `${formatMoney(worth)} வரை வாங்கலாம்; இந்தத் திட்டமே போதும். நீங்கள் கட்டியதில் பயன்படாத பணம் திருப்பித் தரப்படும்.`,
  add: (missing: number, worth: number) =>
    `இந்தத் திட்டத்தில் ${formatMoney(worth)}-க்கு வாங்கலாம். ஆர்டர் செய்யும்போது இன்னும் ${formatMoney(missing)} கட்ட வேண்டும்.`,
};
