import type { words as English } from '../../en/staff/sheet.ts';
import type { Translated } from '@shop/contracts/rules/language';

const NAMED = 12;

function parts(word: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  return `${word} ${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ', …' : ''}`;
}

/** Of a CSV or XLSX file that is opened at the desk. */
export const words: Translated<typeof English> = {
  open: 'ஃபைலைத் திற',
  faults: {
    'no-code': 'ஃபைலில் பொருள் எண் எந்த நெடுவரிசையில் என்று தெரியவில்லை. அதன் தலைப்பில் “பொருள் எண்” என்று எழுதுங்கள்.',
    'no-price': 'MRP, நெட் விலை நெடுவரிசைகளில் ஒரு வரிசையிலும் விலை இல்லை.',
    'no-count': '“எண்ணிக்கை” நெடுவரிசையில் எந்த வரிசையிலும் எண் இல்லை.',
    'no-quantity': '“எத்தனை” நெடுவரிசையில் எந்த வரிசையிலும் எண் இல்லை.',
    'no-table': 'ஃபைலின் முதல் வரிசைகளில் தேதியும் தொகையும் உள்ள அட்டவணை இல்லை.',
    empty: 'ஃபைலில் தலைப்புக்குக் கீழே எதுவும் இல்லை.',
    'too-long': (most: number) =>
      `ஃபைலில் ${most.toLocaleString('en-IN')} வரிசைக்கு மேல் இருக்கிறது. அதை இரண்டு ஃபைலாகப் பிரித்து, ஒவ்வொன்றாகத் திறங்கள்.`,
    'too-large': 'ஃபைல் 10 MB-க்கு மேல் இருக்கிறது.',
    'other-kind': 'இந்த வகை ஃபைலைப் படிக்க முடியாது: XLSX, CSV மட்டுமே முடியும்.',
    password: 'இந்த ஃபைலுக்குப் பாஸ்வேர்டு இருக்கிறது. பாஸ்வேர்டு இல்லாமல் சேமித்து மறுபடி திறங்கள்.',
    unreadable: 'இந்த ஃபைலைப் படிக்க முடியவில்லை. XLSX அல்லது CSV ஆகச் சேமித்து மறுபடி திறங்கள்.',
    'other-columns':
      'தேர்ந்தெடுத்த ஷீட்களின் நெடுவரிசைகள் அல்லது தலைப்புகள் வேறு வேறு. ஒவ்வொரு ஷீட்டுக்கும் தனியாக ஃபைலைத் திறங்கள்.',
    'not-chosen': 'எந்த ஷீட்டும் தேர்ந்தெடுக்கவில்லை.',
  },
  chooseTitle: 'இந்த ஃபைலில் எதைப் படிக்க வேண்டும்?',
  chooseHelp: 'ஷீட்களை ஒன்றன் கீழ் ஒன்றாகப் படிக்கிறோம்; வரிசை எண் அடுத்த ஷீட்டிலும் தொடரும்.',
  sheets: 'ஷீட்கள்',
  sheet: (name: string, rows: number, isHidden: boolean) =>
    `${name} (${rows.toLocaleString('en-IN')} வரிசை${isHidden ? ', மறைத்தது' : ''})`,
  hiddenParts: (name: string, rows: readonly string[], columns: readonly string[]) =>
    `${name}: மறைத்திருப்பவை: ${[parts('வரிசை', rows), parts('நெடுவரிசை', columns)].filter(Boolean).join('; ')}.`,
  withHidden: 'மறைத்ததையும் படி',
  withHiddenHelp: 'டிக் போடாவிட்டால் அவற்றைப் படிக்க மாட்டோம்.',
  chooseOne: 'ஒரு ஷீட்டையாவது தேர்ந்தெடுங்கள்.',
  read: 'இவற்றைப் படி',
};
