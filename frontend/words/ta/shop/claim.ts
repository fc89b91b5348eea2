import type { ErrorDetails } from '@shop/contracts/errors';
import { UPLOAD } from '@shop/contracts/rules/files/uploads';
import { CLAIM, type ClaimObstacle } from '@shop/contracts/rules/orders/claims';
import type { words as English } from '../../en/shop/claim.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';

/** A customer tells what is broken or missing. */
export const words: Translated<typeof English> = {
  title: 'எது உடைந்தது, எது வரவில்லை?',
  help: 'ஒவ்வொரு பொருளிலும் எத்தனை உடைந்திருந்தது, எத்தனை வரவில்லை என்று சேர்த்து எண்ணி எழுதுங்கள்.',
  goods: 'உங்கள் பொருட்கள்',
  ordered: (quantity: number) => `ஆர்டர் செய்தது ${quantity}`,
  remark: 'என்ன ஆனது?',
  phone: 'ஆர்டரில் உள்ள மொபைல் எண்',
  phoneHelp: 'இந்த ஆர்டரை உங்களுக்காக நாங்கள் எடுத்தோம்; அதனால் அதில் உள்ள எண்ணைக் கேட்கிறோம்.',
  phoneProblem: 'மொபைல் எண்ணின் 10 இலக்கத்தையும் எழுதுங்கள்.',
  photos: 'போட்டோ',
  photosHelp: (most: number) =>
    `அதிகபட்சம் ${most}. பார்த்துப் புரிந்துகொள்ள உதவும்; எங்கள் கடையில் வேலை செய்பவர்கள் மட்டுமே பார்ப்பார்கள்.`,
  photo: (position: number) => `போட்டோ ${position}`,
  remove: 'எடுத்துவிடு',
  removePhoto: (position: number) => `போட்டோ ${position}: எடுத்துவிடு`,
  preparing: 'போட்டோவைத் தயார் செய்கிறோம் …',
  tooMany: (most: number) => `அதிகபட்சம் ${most} போட்டோ.`,
  unreadable: (names: string) =>
    `போட்டோவாகத் திறக்க முடியவில்லை: ${names}. வேறு போட்டோவைத் தேர்ந்தெடுங்கள் (JPEG, PNG, WebP).`,
  nothing: 'எத்தனை உடைந்தது அல்லது வரவில்லை என்று எழுதுங்கள்.',
  send: 'அனுப்பு',
  sending: (position: number, count: number) => `போட்டோ அனுப்புகிறோம்: ${position} / ${count} …`,
  back: 'இப்போது வேண்டாம்',
  sent: 'நீங்கள் சொன்னது எங்களுக்கு வந்தது; பதில் இங்கே வரும்.',
  failed: 'எதுவும் போகவில்லை',
  unsure: 'எங்களுக்கு வந்ததா என்று தெரியவில்லை',
  unknown: 'பதில் வரவில்லை. மறுபடி அழுத்துங்கள்: எத்தனை முறை அழுத்தினாலும் ஒரு முறைதான் பதிவாகும்.',
  arrived: 'நீங்கள் சொன்னது எங்களுக்கு வந்தது',
  arrivedFirst: 'முதலில் அனுப்பியது எங்களுக்கு வந்தது',
  arrivedFirstHelp: 'அதன் பிறகு அனுப்பியது வரவில்லை. அதுவும் வேண்டும் என்றால் எங்களுக்குப் போன் செய்யுங்கள்.',
  goOn: 'தொடர',
  photosLeft: (count: number) => plural(count, { one: '1 போட்டோ வரவில்லை.', other: `${count} போட்டோ வரவில்லை.` }),
  again: 'மறுபடி அனுப்பு',
  without: 'வராத போட்டோ இல்லாமல் தொடர',
  addTitle: 'உடைந்த பொருட்களின் போட்டோ',
  addElsewhere:
    'எந்தப் பக்கத்தில் சொன்னீர்களோ, அங்கேதான் போட்டோ சேர்க்க முடியும். அந்தப் பக்கம் உங்களிடம் இப்போது இல்லை என்றால் எங்களுக்குப் போன் செய்யுங்கள்.',
  sendPhotos: 'போட்டோவை அனுப்பு',
  photoLost: 'பதில் வரவில்லை. மறுபடி முயற்சி செய்யுங்கள்.',
};

const refusals: Record<ClaimObstacle, string> = {
  'not-collected': 'ஆர்டர் இன்னும் கையில் கிடைக்கவில்லை. ஏதாவது சரியில்லை என்றால் எங்களுக்குப் போன் செய்யுங்கள்.',
  off: 'இதைப் போனில் மட்டுமே சொல்ல முடியும்: எங்களுக்குப் போன் செய்யுங்கள்.',
  late: 'இங்கே சொல்ல நேரம் முடிந்துவிட்டது. எங்களுக்குப் போன் செய்யுங்கள்.',
  open: 'நீங்கள் ஏற்கெனவே ஒன்று சொல்லியிருக்கிறீர்கள்; முதலில் அதற்குப் பதில் சொல்கிறோம். இன்னும் ஏதாவது இருந்தால் எங்களுக்குப் போன் செய்யுங்கள்.',
  device: 'ஆர்டர் அனுப்பிய போனில்தான் இதைச் சொல்ல முடியும். இல்லாவிட்டால் எங்களுக்குப் போன் செய்யுங்கள்.',
};

type Sentences = {
  [Code in keyof ErrorDetails]?: string | ((details: ErrorDetails[Code]) => string);
};

/** Refusals that nobody else meets. */
export const claimSentences = {
  'claim-refused': ({ obstacle }) => refusals[obstacle],
  'claim-phone-wrong': 'ஆர்டரில் இருப்பது வேறு மொபைல் எண். எண்ணைச் சரிபாருங்கள், அல்லது எங்களுக்குப் போன் செய்யுங்கள்.',
  'claim-exceeds-order': ({ most }) =>
    most === 0
      ? 'இதில் ஒரு பொருள் உங்கள் ஆர்டரில் இல்லை.'
      : `இதில் ஒரு பொருள் உங்கள் ஆர்டரில் ${most} மட்டுமே. எண்ணிக்கையைக் குறையுங்கள்.`,
} satisfies Sentences;

/** What is said of a refusal here; of others as everywhere. */
export const sentences: Sentences = {
  ...claimSentences,
  'claim-answered': 'நாங்கள் ஏற்கெனவே பதில் சொல்லிவிட்டோம்; இனி போட்டோ பார்ப்பதில்லை.',
  'upload-kind-refused': 'இது போட்டோ இல்லை: JPEG, PNG, WebP மட்டுமே அனுப்பலாம்.',
  'upload-dimensions-refused': `போட்டோவின் அகலமும் உயரமும் ${UPLOAD.leastSide} முதல் ${CLAIM.photoSide} புள்ளி வரை இருக்க வேண்டும். வேறு போட்டோவைத் தேர்ந்தெடுங்கள்.`,
  'upload-unreadable': 'போட்டோ சரியாக இல்லை; திறக்க முடியவில்லை.',
  'object-store-unavailable':
    'இப்போது போட்டோவை வாங்கி வைக்க முடியவில்லை. ஒரு நிமிடம் கழித்து மறுபடி முயற்சி செய்யுங்கள்.',
};
