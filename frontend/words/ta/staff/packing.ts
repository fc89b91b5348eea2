import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import type { words as English } from '../../en/staff/packing.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { unitOf } from '../shop/goods-facts.ts';
import { orderStateWords } from '../shop/order-states.ts';

const items = (count: number) => plural(count, { one: '1 பொருள்', other: `${count} பொருட்கள்` });
const progress = (done: number, of: number) => `${done} / ${items(of)}`;
const by = (names: readonly string[]) => `பேக் செய்பவர்: ${names.join(', ')}`;

/** Packing in the godown, on a phone. */
export const words: Translated<typeof English> = {
  title: 'பேக்கிங்',
  titleOf: (number: string) => `பேக்கிங்: ${number}`,
  back: 'பேக் செய்ய வேண்டியவை',
  help: 'பேக்கிங் சீட்டில் உள்ள QR-ஐ ஸ்கேன் செய்யுங்கள், சீட்டில் உள்ள ஆர்டர் எண்ணை எழுதுங்கள், அல்லது கீழே ஒரு ஆர்டரை அழுத்துங்கள்.',
  toPack: 'பேக் செய்ய வேண்டியவை',
  none: 'பேக் செய்ய எதுவும் இல்லை',
  noneHelp: 'ஆர்டர் உறுதி ஆனதும் இங்கே வரும்.',
  more: (shown: number) => `முதலில் வந்த ${shown} ஆர்டர் மட்டும் இங்கே. மற்றதைத் திறக்கச் சீட்டை ஸ்கேன் செய்யுங்கள்.`,
  lineCount: items,
  progress,
  by,
  /** On the order’s page at the desk. */
  atTheDesk: (done: number, of: number, names: readonly string[]) =>
    `பேக்கிங்: ${progress(done, of)}, ${by(names)}`,
  toDoor: 'வீட்டுக்கே',
  goesTo: (place: string, city: string) => `${place}, ${city}`,
  remarks: 'வாடிக்கையாளரின் குறிப்பு',

  lines: 'ஆர்டரில் உள்ள பொருட்கள்',
  quantity: (quantity: number, unit: string) => `${quantity} ${unitOf(unit)}`,
  partly: (packed: number, quantity: number) => `பார்சலில் ${packed} / ${quantity}`,
  tooMany: (more: number) => `பார்சலிலிருந்து ${more} எடுத்துவிடுங்கள்`,
  gone: (packed: number) => `இது இனி வேண்டாம்: பார்சலிலிருந்து ${packed} எடுத்துவிடுங்கள்`,
  isNew: 'புதிது',
  was: (was: number, now: number) => (now === 0 ? `முன்பு ${was}` : `முன்பு ${was}, இப்போது ${now}`),
  packedBy: (name: string) => `வைத்தவர்: ${name}`,
  changed: 'பேக் செய்யும்போதே ஆர்டர் மாறிவிட்டது',
  changedHelp: 'மாறிய பொருட்கள் முதலில் இருக்கும், குறி போட்டிருக்கும்.',

  count: (name: string) => `${name}: எத்தனை என்று எழுத`,
  keepCount: (packed: number) => `பார்சலில் ${packed}: சேமி`,

  missing: 'ஏதோ குறைகிறது',
  shortage: 'என்ன குறைகிறது?',
  shortageHelp: 'இருப்பதை மட்டும் அனுப்பலாமா என்று, ஆர்டர் பக்கத்திலும் போனிலும் வாடிக்கையாளரிடம் கேட்போம்.',
  areThere: (packed: number, quantity: number) =>
    packed === 0 ? `வேண்டியது ${quantity}, ஒன்றும் இல்லை` : `வேண்டியது ${quantity}, இருப்பது ${packed}`,
  propose: 'வாடிக்கையாளரிடம் கேட்க',
  proposed: 'வாடிக்கையாளரிடம் கேட்டிருக்கிறோம்.',
  waits: (to: number) =>
    `வாடிக்கையாளரின் பதிலுக்காகக் காத்திருக்கிறோம்; சரி என்றால் ஆர்டரில் ${to === 0 ? 'இது இருக்காது' : `${to} மட்டும் இருக்கும்`}`,
  declined: (to: number) =>
    `${to === 0 ? 'இது இல்லாமல்' : `${to} மட்டும்`} அனுப்ப வாடிக்கையாளருக்குச் சம்மதம் இல்லை. ஆபீஸிலிருந்து அவருக்குப் போன் செய்வார்கள்.`,
  changeAsked: 'வாடிக்கையாளர் மாற்றம் கேட்கிறார். முதலில் ஆபீஸிலிருந்து அதற்குப் பதில் சொல்வார்கள்.',
  proposalOpen: 'குறைவது பற்றி வாடிக்கையாளரிடம் கேட்டிருக்கிறோம். பதில் வந்ததும் இந்தப் பக்கம் மாறும்.',

  parcels: 'பார்சல்கள்',
  pack: 'பேக் முடிந்தது',
  packed: 'ஆர்டர் பேக் ஆனது.',
  isPacked: (state: OrderState) => `இந்த ஆர்டரின் நிலை: ${orderStateWords[state]}.`,
  notConfirmed: 'இந்த ஆர்டர் இன்னும் உறுதி ஆகவில்லை; அதனால் பேக் செய்ய வேண்டாம்.',
  mergedInto: 'இந்த ஆர்டர் வேறு ஆர்டரோடு சேர்ந்தது. இதற்குப் பதிலாக அதைப் பேக் செய்யுங்கள்:',
  held: (reason: string) =>
    `இந்த ஆர்டரை நிறுத்தி வைத்திருக்கிறோம்: ${reason}. பேக் செய்யலாம்; ஆபீஸ் சரி சொன்ன பிறகுதான் அனுப்பலாம்.`,
  next: 'அடுத்த சீட்டு',
  toOrder: 'ஆர்டரை ஆபீஸ் பக்கத்தில் பார்க்க',
  /** @param why after the last try; null before the first */
  unsent: (ticks: number, why: string | null) =>
    `${ticks} டிக் இன்னும் போகவில்லை${why === null ? '' : `. ${why}`}`,
  away: 'கடையிலிருந்து பதில் வரவில்லை; இன்டர்நெட் சரியானதும் தானாகப் போய்விடும்.',
  fault: (number: string) =>
    `${number}: இந்த ஆர்டரின் டிக் கடையில் பதிவாகவில்லை. சில விநாடிக்கு ஒரு முறை தானாக மறுபடி அனுப்பிப் பார்க்கும்; சரியாகவில்லை என்றால் ஆபீஸில் சொல்லுங்கள்.`,
  refused: (number: string, why: string) => `${number}: டிக் பதிவாகவில்லை. ${why}`,

  scan: 'சீட்டை ஸ்கேன் செய்',
  camera: 'கேமராவில் தெரிவது',
  aim: 'சீட்டில் உள்ள QR கோடு கேமராவில் தெரியும்படி பிடியுங்கள்.',
  foreign: 'இது நம் பேக்கிங் சீட்டின் QR கோடு இல்லை. சீட்டின் மேலே இருப்பதைக் காட்டுங்கள்.',
  number: 'ஆர்டர் எண்',
  numberUnknown: 'சீட்டில் உள்ளபடி எண்ணை எழுதுங்கள் (உதாரணம்: DS26-00042); கடைசி இலக்கங்கள் மட்டுமே போதும்.',
  open: 'திற',
  cameraRefused:
    'பிரவுசருக்குக் கேமரா அனுமதி இல்லை. இந்தப் பக்கத்தின் செட்டிங்கில் அனுமதி கொடுங்கள், அல்லது சீட்டில் உள்ள ஆர்டர் எண்ணை எழுதுங்கள்.',
  noCamera: 'இங்கே கேமரா இல்லை. சீட்டில் உள்ள ஆர்டர் எண்ணை எழுதுங்கள்.',
  cameraBusy:
    'கேமரா திறக்கவில்லை; வேறு ஆப் அதைப் பயன்படுத்திக்கொண்டிருக்கும். அந்த ஆப்பை மூடுங்கள், அல்லது ஆர்டர் எண்ணை எழுதுங்கள்.',
  scannerMissing:
    'ஸ்கேனர் திறக்கவில்லை. இன்டர்நெட் வந்ததும் மறுபடி முயற்சி செய்யுங்கள், அல்லது சீட்டில் உள்ள ஆர்டர் எண்ணை எழுதுங்கள்.',
};
