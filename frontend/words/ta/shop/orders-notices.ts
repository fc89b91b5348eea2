import { formatMoney } from '@shop/contracts/rules/money';
import type { BillChange } from '../../../lib/bill-changes.ts';
import type { words as English } from '../../en/shop/orders-notices.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { words as ui } from './ui.ts';

/** One sentence for each thing that is other than the shopper saw it. */
export function changeSentence(change: BillChange): string {
  switch (change.kind) {
    case 'gone':
      return `${change.name}: இனி விற்பனையில் இல்லை.`;
    case 'short':
      return change.quantity === 0
        ? `${change.name}: தீர்ந்துவிட்டது. நீங்கள் கேட்டது ${change.asked}.`
        : `${change.name}: மீதம் ${change.quantity} மட்டும். நீங்கள் கேட்டது ${change.asked}.`;
    case 'over-limit':
      return `${change.name}: ஒரு ஆர்டரில் அதிகபட்சம் ${change.quantity}. நீங்கள் கேட்டது ${change.asked}.`;
    case 'odd':
      return ui.taken(change.name, change.typed, change.quantity);
    case 'price':
      return `${change.name}: இப்போது விலை ${formatMoney(change.toPaise)} (முன்பு ${formatMoney(change.fromPaise)}).`;
  }
}

/** What the list and its review both say. */
export const words: Translated<typeof English> = {
  changed: 'நீங்கள் லிஸ்ட் போட்ட பிறகு சில மாற்றங்கள்',
  changedHelp: 'கீழே இருப்பது இப்போதைய பில். அதைப் பார்த்துவிட்டுத் தொடருங்கள்.',
  closed: 'விற்பனை முடிந்தது. உங்கள் லிஸ்ட் அடுத்த முறைக்காக இந்தப் போனில் அப்படியே இருக்கும்.',
  closedMore: 'மறுபடி எப்போது திறப்போம்?',
  referralUsed: (code: string) => `ரெஃபரல் கோடு ${code} உங்கள் ஆர்டரில் சேரும்.`,
  referralGreeting: (name: string) => `வணக்கம்! ${name} உங்களை இந்தக் கடைக்கு அழைக்கிறார்.`,
  referralUnknown: (code: string) =>
    `ரெஃபரல் கோடு ${code} எங்களிடம் இல்லை; அந்தக் கோடு சேராமல் உங்கள் ஆர்டர் வரும். வேறு எதுவும் மாறாது.`,
};
