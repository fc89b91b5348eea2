import type { ErrorDetails } from '@shop/contracts/errors';
import { formatMoney } from '@shop/contracts/rules/money';
import type { EditedLineView } from '@shop/contracts/orders/views';
import { formatMobile } from '@shop/contracts/rules/phone';
import type { words as English } from '../../en/shop/own-change.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { obstacles } from './own-change-obstacles.ts';

/** A customer changes or cancels her order by herself. */
export const words: Translated<typeof English> = {
  title: 'உங்கள் ஆர்டரை மாற்ற',
  titleAsk: 'மாற்றம் கேட்க',
  goods: 'உங்கள் பொருட்கள்',
  add: 'இன்னும் பொருள் சேர்க்க',
  addHelp: 'இன்றைய விலைப் பட்டியலில் உள்ள பெயர் அல்லது பொருள் எண்',
  addOne: (name: string, paise: number) => `${name}, ${formatMoney(paise)}: சேர்`,
  nothingFound: 'அந்தப் பெயரில் பட்டியலில் எதுவும் இல்லை.',
  noList: 'விலைப் பட்டியலைத் திறக்க முடியவில்லை. மறுபடி முயற்சி செய்யுங்கள்.',
  none: 'வேண்டாம்',
  was: (quantity: number) => `ஆர்டர் செய்தது ${quantity}`,
  place: 'எங்கே அனுப்ப?',
  placesComing: 'பிக்கப் இடங்கள் வருகின்றன …',
  noPlaces: 'பிக்கப் இடங்களைக் காட்ட முடியவில்லை. மற்றதை மாற்றலாம்.',
  again: 'மறுபடி முயற்சி',
  remarks: 'குறிப்பு',
  total: (is: number, was: number) =>
    is === was
      ? `மொத்தம் மாறாது: ${formatMoney(is)}.`
      : `இப்போது மொத்தம் ${formatMoney(was)}; மாற்றினால் ${formatMoney(is)} ஆகும்.`,
  owes: (paise: number) =>
    paise < 0
      ? `மாற்றினால் உங்களுக்கு ${formatMoney(-paise)} திரும்பக் கிடைக்கும்.`
      : `மாற்றினால் கட்ட வேண்டிய மீதி ${formatMoney(paise)}.`,
  minimum: (minimumPaise: number, lackingPaise: number) =>
    `குறைந்தபட்ச ஆர்டர் ${formatMoney(minimumPaise)}: இன்னும் ${formatMoney(lackingPaise)}-க்குப் பொருள் சேர்க்க வேண்டும்.`,
  address: '“எங்கே அனுப்ப?” பகுதியில் வீட்டு எண்ணையும் தெருவையும் மாவட்டத்தையும் எழுதுங்கள்.',
  workingOut: 'மொத்தம் போடுகிறோம் …',
  settleFirst: 'குறி போட்ட பொருட்களை முதலில் சரிசெய்யுங்கள்.',
  nothingYet: 'நீங்கள் இன்னும் எதையும் மாற்றவில்லை.',
  allGone:
    'எல்லாப் பொருளையும் ஆர்டரிலிருந்து எடுத்துவிட்டீர்கள். ஆர்டரையே ரத்து செய்ய, பின்னால் போய் அதற்கான பட்டனை அழுத்துங்கள்.',
  save: 'என் ஆர்டரை மாற்று',
  ask: 'மாற்றக் கோரிக்கை அனுப்பு',
  back: 'இருந்தபடி இருக்கட்டும்',
  saved: 'உங்கள் ஆர்டர் மாறியது.',
  asked: 'உங்கள் கோரிக்கை எங்களுக்கு வந்தது; பதில் இங்கே வரும்.',
  failed: 'எதுவும் மாறவில்லை',
  unsure: 'எங்களுக்கு வந்ததா என்று தெரியவில்லை',
  unknown:
    'பதில் வரவில்லை; நீங்கள் அனுப்பியது எங்களுக்கு வந்ததா என்று தெரியவில்லை. மறுபடி அழுத்துங்கள்: ஒரு முறைதான் நடக்கும்.',
  begin: 'இப்போதைய ஆர்டரைக் காட்டு',

  cancelTitle: 'இந்த ஆர்டரை ரத்து செய்கிறீர்களா?',
  cancelAskTitle: 'ரத்து செய்யக் கோரிக்கை அனுப்பலாமா?',
  cancelHelp: 'ரத்து செய்தால் இந்தப் பொருட்களை மற்றவர்கள் வாங்கலாம்; பிறகு எங்களிடம் இல்லாமல் போகலாம்.',
  cancelAskHelp: 'பார்த்துவிட்டு இங்கே பதில் சொல்கிறோம். ரத்து ஆனால், நீங்கள் கட்டிய பணத்தைத் திருப்பித் தருவோம்.',
  reason: 'ஏன்? (விருப்பம் இருந்தால்)',
  cancel: 'ஆமாம், ரத்து செய்',
  cancelAsk: 'ஆமாம், கோரிக்கை அனுப்பு',
  keep: 'இல்லை, இருக்கட்டும்',
  cancelled: 'உங்கள் ஆர்டர் ரத்து ஆனது.',
};

/** Why a line cannot be so. */
export function problemWords({ problem, quantity, left, was }: EditedLineView): string {
  if (problem === 'not-green') return 'அங்கே பசுமைப் பட்டாசு மட்டுமே அனுப்பலாம்.';
  if (problem === 'over-limit') return 'ஒரு ஆர்டரில் இவ்வளவு வாங்க முடியாது. எண்ணிக்கையைக் குறையுங்கள்.';
  const most = problem === 'short' && left !== null ? quantity + left : was;
  if (most <= 0) return problem === 'gone' ? 'இனி விற்பனையில் இல்லை.' : 'தீர்ந்துவிட்டது.';
  return `அதிகபட்சம் ${most}: அதற்கு மேல் இல்லை.`;
}

type Sentences = {
  [Code in keyof ErrorDetails]?: string | ((details: ErrorDetails[Code]) => string);
};

/** Refusals that nobody else meets. */
export const ownSentences = {
  'own-change-refused': ({ obstacle }) => obstacles[obstacle],
  'own-change-superseded': 'அதற்குள் நாங்கள் உங்கள் ஆர்டரை மாற்றியிருக்கிறோம். இப்போது எப்படி இருக்கிறது என்று பாருங்கள்.',
  'own-change-needs-shop':
    'இனி நீங்களே மாற்ற முடியாது: உங்கள் ஆர்டரில் வேலை நடக்கிறது, அல்லது நாங்கள் ஒரு முறை பார்க்க வேண்டும். கோரிக்கை அனுப்பலாம்.',
  'own-change-of-nothing': 'நீங்கள் எதையும் மாற்றவில்லை.',
  'above-most-per-order': ({ goods }) =>
    `ஒரு ஆர்டரில் இவ்வளவு வாங்க முடியாது: ${namesOf(goods)}. எண்ணிக்கையைக் குறையுங்கள்.`,
} satisfies Sentences;

/** What is said of a refusal here; of others as everywhere. */
export const sentences: Sentences = {
  ...ownSentences,
  'own-change-costs': ({ totalPaise, agreedPaise }) =>
    `இப்போது மொத்தம் ${formatMoney(totalPaise)} ஆகிறது (முன்பு ${formatMoney(agreedPaise)}). ஒரு முறை பாருங்கள்.`,
  'stock-short': ({ goods }) => `இப்போது இவ்வளவு கையிருப்பில் இல்லை: ${namesOf(goods)}. எண்ணிக்கையைக் குறையுங்கள்.`,
  'order-above-limit': ({ limitPaise, phone }) =>
    `${formatMoney(limitPaise)}-க்கு மேல் உள்ள ஆர்டரைப் போனில் மட்டுமே எடுக்கிறோம். ${phone ? `போன் செய்யுங்கள்: ${formatMobile(phone)}.` : 'எங்களுக்குப் போன் செய்யுங்கள்.'}`,
};

function namesOf(goods: readonly { name: string }[]): string {
  return goods.map(({ name }) => name).join('; ');
}
