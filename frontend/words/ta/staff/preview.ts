import { UNITS } from '@shop/contracts/rules/catalogue/units';
import type { words as English } from '../../en/staff/preview.ts';
import type { Translated } from '@shop/contracts/rules/language';

const count = new Intl.NumberFormat('en-IN');
const rows = (many: number) => `${count.format(many)} வரிசை`;

function clock(hour: number): string {
  const spoken = `${hour % 12 === 0 ? 12 : hour % 12}:00`;
  if (hour < 4 || hour >= 19) return `இரவு ${spoken}`;
  if (hour < 12) return `காலை ${spoken}`;
  return hour < 16 ? `மதியம் ${spoken}` : `மாலை ${spoken}`;
}

/** Of a change of many rows: what it would do, and what became of it. */
export const words: Translated<typeof English> = {
  changes: 'மாற்றங்கள்',
  nothing: 'எதுவும் மாறாது',
  nothingHelp: 'எல்லாம் ஏற்கெனவே சரியாக இருக்கிறது.',
  summary: (added: number, changed: number) =>
    [added > 0 && `புதிது ${count.format(added)}`, changed > 0 && `மாறுவது ${count.format(changed)}`]
      .filter(Boolean)
      .join(', '),
  added: 'புதிது',
  more: (many: number) => `மேலும் ${count.format(many)} காட்டு`,
  none: 'எதுவும் இல்லை',
  unchanged: (many: number) => `${rows(many)} ஏற்கெனவே சரியாக இருக்கிறது`,
  refused: (many: number) => `${rows(many)} சேரவில்லை`,
  refusedHelp: 'இவற்றால் எதுவும் மாறாது. ஃபைலில் சரிசெய்து மறுபடி திறங்கள், அல்லது இவை இல்லாமல் தொடருங்கள்.',
  passedOver: (passed: readonly number[], figure = 'விலை') => {
    const numbers = passed.slice(0, 12).join(', ') + (passed.length > 12 ? ', …' : '');
    return `${figure} இல்லாததால் தலைப்பு என்று எடுத்துக்கொண்ட வரிசை: ${numbers}`;
  },
  saveRefused: 'சேராத வரிசைகளைச் சேமி',
  refusedFile: 'சேராதவை',
  /** Put into the file of refused rows, and passed over when it comes back. */
  reason: 'காரணம்',
  refusedColumns: ['வரிசை', 'பொருள் எண்', 'எழுதியது', 'காரணம்'],
  noKeyAtAll: 'பொருள் எண் எழுதவில்லை',
  row: (number: number) => `வரிசை ${number}`,
  of: (field: string) => `(${field})`,
  reasons: {
    'unknown-key': 'இந்த எண்ணில் பொருள் இல்லை',
    'key-twice': 'இந்த எண் மேலே ஏற்கெனவே இருக்கிறது',
    'code-alike':
      'வேறு பொருளின் எண்ணும் இதே போல இருக்கிறது; முன்னால் உள்ள 0 மட்டுமே வித்தியாசம். எது என்று கீழே தேர்ந்தெடுங்கள்',
    'no-key': 'இது பொருள் எண் இல்லை: A முதல் Z வரை, இலக்கம், “-” மட்டும், அதிகபட்சம் 20 எழுத்து',
    'no-amount': 'இது தொகை இல்லை',
    'above-mrp': 'நெட் விலை MRP-யை விட அதிகமாகும்',
    missing: 'புதுப் பொருளுக்கு இது வேண்டும்',
    'too-long': 'எழுத்து அதிகம்',
    'too-short': 'எழுத்து போதாது',
    formula: 'ஃபார்முலா மட்டும் இருக்கிறது, எண் இல்லை; ஷீட்டை எண்களோடு சேமியுங்கள்',
    'lost-letters': 'எழுத்துகள் மாறிவிட்டன; ஃபைலை XLSX ஆகச் சேமியுங்கள்',
    'unknown-category': 'கடையில் இப்படி ஒரு வகை இல்லை',
    'no-unit': `இப்படி ஒரு யூனிட் இல்லை; உள்ளவை: ${UNITS.join(', ')}`,
    'no-number': 'இந்த எண் பொருந்தாது',
    'no-percentage': 'இது சதவீதம் இல்லை',
    'no-hsn': 'இது HSN எண் இல்லை; அது 4, 6 அல்லது 8 இலக்கம்',
    'no-web-address': 'இது இன்டர்நெட் முகவரி இல்லை',
    'too-many': 'ஒரு பொருளுக்கு இத்தனை இருக்கக் கூடாது',
    'no-state': 'இப்படி ஒரு நிலை இல்லை',
    'no-answer': '“ஆம்”, “இல்லை” என்ற இரண்டில் ஒன்றாக இல்லை',
    'no-figure': 'எதுவும் எழுதவில்லை',
    'below-sold': 'விற்று இன்னும் பேக் ஆகாததை விடக் குறைவு: ஸ்டாக் 0-க்குக் கீழே போகாது',
    'not-counted': 'இதற்கு இன்னும் ஸ்டாக் கணக்கு இல்லை; முதலில் எண்ணுங்கள்',
  },
  from: 'முன்பு',
  to: 'இனி',
  back: 'பின்னால்',
  apply: (added: number, changed: number) =>
    [added > 0 && `${count.format(added)} சேர்`, changed > 0 && `${count.format(changed)} மாற்று`]
      .filter(Boolean)
      .join(', '),
  later: 'பிறகு மாற்று',
  day: 'நாள்',
  hour: 'நேரம்',
  clock,
  schedule: 'அப்போது தானாக மாறட்டும்',
  scheduled: 'இது தானாக நடக்கும். அதுவரை கீழே ரத்து செய்யலாம்.',
  applied: 'மாறிவிட்டது. வாடிக்கையாளர் இப்போதே பார்க்கலாம்.',
  leftSome: (many: number) =>
    `மாறாதது: ${rows(many)}. நடுவில் வேறு யாரோ மாற்றியிருக்கிறார்கள். அவற்றின் பெயர்கள் மாற்றங்களின் லிஸ்டில் இருக்கும்.`,
  history: 'கடைசி மாற்றங்கள்',
  earlier: 'முன்பு செய்த மாற்றங்கள்',
  moreChanges: (many: number) => `மேலும் ${many} மாற்றம்`,
  noHistory: 'இன்னும் எந்த மாற்றமும் இல்லை',
  states: {
    previewed: 'இன்னும் முடிவாகவில்லை',
    scheduled: (at: string) => `தானாக மாறும்: ${at}`,
    withdrawn: 'ரத்து ஆனது',
    applied: (at: string) => `செய்தது: ${at}`,
    undone: (at: string) => `செய்தது: ${at}; பழையபடி ஆனது`,
  },
  by: (name: string, many: number) => `${rows(many)}, செய்தவர்: ${name}`,
  left: (titles: string) => `வேறு யாரோ மாற்றியதால் மாறாதது: ${titles}`,
  undo: 'பழையபடி',
  undone: 'பழையபடி ஆக்கிவிட்டோம். விலைகள் முன்பு போலவே இருக்கும்.',
  undoSure: (many: number) => `${rows(many)} மாறியதைப் பழையபடி ஆக்கலாமா?`,
  undoEffects: [
    'இந்த மாற்றத்தால் மாறியது முன்பு போலவே ஆகும்.',
    'அதன் பிறகு வேறு யாராவது மாற்றியது அப்படியே இருக்கும்; அதன் பெயர் மாற்றங்களின் லிஸ்டில் இருக்கும்.',
  ],
  takeBack: 'பழையபடி ஆக்கு',
  withdraw: 'ரத்து செய்',
  withdrawn: 'ரத்து ஆனது. எதுவும் தானாக மாறாது.',
};
