import { formatMoney } from '@shop/contracts/rules/money';
import { receiptName } from '@shop/contracts/rules/orders/lorry-receipt';
import type { words as English } from '../../en/staff/lorry-sheet.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** Forty orders on one lorry. */
export const words: Translated<typeof English> = {
  title: 'லாரி ஷீட்',
  help: 'டிரான்ஸ்போர்ட், தேதி இரண்டையும் ஒரு முறை எழுதுங்கள்; பிறகு ஒவ்வொரு ஆர்டருக்கும் LR எண்ணையும் எத்தனை பார்சல் என்பதையும் எழுதுங்கள். Enter: அடுத்த ஆர்டர். Ctrl + Enter: எல்லாம் சரியாக உள்ள ஆர்டர்கள் லாரியில் போகும். Excel-இலிருந்து பேஸ்ட் செய்யலாம்; ஆர்டர் எண் முதலில் இருந்தாலும் சரி.',
  transporter: 'டிரான்ஸ்போர்ட்',
  lrDate: 'LR தேதி',
  lrDateProblem: 'LR-இல் உள்ள தேதியை எழுதுங்கள் (உதாரணம்: 20-11-2026).',
  pickup: 'பிக்கப் இடம்',
  back: 'எல்லா ஆர்டரும்',
  anyPickup: 'எல்லா இடமும்',
  order: 'ஆர்டர்',
  goesTo: 'போகும் இடம்',
  lrNumber: 'LR எண்',
  parcels: 'பார்சல்கள்',
  ewayBill: 'E-way பில்',
  unpaidReason: 'பணம் வராமல் ஏன் அனுப்புகிறோம்',
  standing: 'என்ன குறைகிறது',
  toDoor: 'வீட்டுக்கே',
  owes: (paise: number) => `வர வேண்டியது ${formatMoney(paise)}`,
  /** Of a field: `DS26-00042: LR எண்`. */
  fieldOf: (field: string, number: string) => `${number}: ${field}`,
  lacks: {
    held: 'நிறுத்தி வைத்திருக்கிறோம்',
    lrNumber: 'LR எண்',
    parcels: 'பார்சல், 1 முதல் 999',
    ewayBill: 'E-way பில், 12 இலக்கம்',
    unpaidReason: 'பணம் வராமல் ஏன் அனுப்புகிறோம்',
    unpaidForbidden: 'பணம் வராமல் அனுப்ப ஓனரால் அல்லது மேனேஜரால் மட்டுமே முடியும்',
  },
  complete: 'எல்லாம் சரி',
  waits: 'இந்த லாரியில் இல்லை',
  dispatch: (orders: number) => (orders === 0 ? 'லாரியில் அனுப்பு' : `${orders} ஆர்டரை லாரியில் அனுப்பு`),
  running: (at: number, of: number) => `${at} / ${of}`,
  leave: 'ஆர்டர்கள் இன்னும் பதிவாகிக்கொண்டிருக்கின்றன. இருந்தாலும் இந்தப் பக்கத்தை விட்டுப் போகிறீர்களா?',
  headLacks: 'முதலில் டிரான்ஸ்போர்ட்டும் தேதியும் எழுதுங்கள்.',
  done: (orders: number) => `${orders} ஆர்டர் லாரியில் போய்விட்டது.`,
  /** What the others lack, after the press. */
  others: (orders: number) => `${orders} ஆர்டர் இங்கேயே இருக்கிறது: என்ன குறைகிறது என்று பாருங்கள்.`,
  unsure: 'பதில் வரவில்லை; கடைசி ஆர்டர் போனதா என்று தெரியவில்லை. மறுபடி அழுத்துங்கள்: எதுவும் இரண்டு முறை போகாது.',
  none: 'பேக் ஆகி லாரிக்காகக் காத்திருப்பது எதுவும் இல்லை',
  noneThere: 'இந்தப் பிக்கப் இடத்துக்குப் பேக் ஆனது எதுவும் இல்லை',
  noneHelp: 'ஆர்டர் பேக் ஆனதும் இங்கே வரும்.',
  more: (most: number) => `முதல் ${most} மட்டும் இங்கே. மற்றதைப் பார்க்க ஒரு பிக்கப் இடத்தைத் தேர்ந்தெடுங்கள்.`,
  gone: (numbers: string) =>
    `இவற்றுக்கு இங்கே எழுதியிருக்கிறது, ஆனால் இப்போது இவை “பேக் ஆனது” நிலையில் இல்லை: ${numbers}. யாரோ லாரியில் அனுப்பிவிட்டார்கள், அல்லது பேக் ஆனதைப் பழையபடி மாற்றிவிட்டார்கள்.`,
  forget: 'எழுதியதை அழி',
  /** The messages of what left. */
  left: 'இப்போது லாரியில் போனவை',
  leftHelp: 'நீங்கள் அழுத்திய 10 விநாடியில், இமெயில் தந்தவர்களுக்குத் தானாக இமெயில் போகும்.',
  inLanguage: { en: 'WhatsApp, ஆங்கிலத்தில்', ta: 'WhatsApp, தமிழில்' },
  leftLine: (lrNumber: string, parcels: number) => `${receiptName(lrNumber)}, ${parcels} பார்சல்`,
  papers: { 'dispatch-sheet': 'லாரியில் போகும் ஆர்டர்கள்', invoices: 'GST பில்' },
  undo: 'பழையபடி',
  clear: 'இதைக் காலி செய்',
};

export { parcelsIn } from '../../en/staff/lorry-sheet.ts';
