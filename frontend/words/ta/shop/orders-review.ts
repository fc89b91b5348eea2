import { TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Redemption } from '@shop/contracts/rules/schemes/passbook';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';
import type { fieldErrors as EnglishErrors, words as English } from '../../en/shop/orders-review.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { characters } from '../characters.ts';

const items = (count: number) => plural(count, { one: '1 பொருள்', other: `${count} பொருட்கள்` });

/** What stands under a box that cannot be sent as it is. */
export const fieldErrors: Translated<typeof EnglishErrors> = {
  noName: 'உங்கள் பெயரை எழுதுங்கள்.',
  name: `உங்கள் பெயரை எழுதுங்கள் (${characters(TEXT.personName)}).`,
  noPhone: 'உங்கள் மொபைல் எண்ணை எழுதுங்கள்: ஆர்டரைப் பற்றிப் பேச அந்த எண்ணுக்குப் போன் செய்வோம்.',
  phone: 'இது இந்திய மொபைல் எண் இல்லை. எண்ணில் 10 இலக்கம் இருக்கும்; 6, 7, 8 அல்லது 9-இல் தொடங்கும்.',
  email: 'இமெயில் சரியாக இல்லை; மறுபடி பாருங்கள். உங்களுக்கு இமெயில் இல்லாவிட்டால் காலியாக விடுங்கள்.',
  noGstin: 'GSTIN-ஐ எழுதுங்கள், அல்லது கம்பெனி பெயரைக் காலியாக விடுங்கள்.',
  tradeName: `கம்பெனி பெயரை எழுதுங்கள் (${characters(TEXT.tradeName)}).`,
  noPinCode: 'உங்கள் முகவரியின் PIN கோடு என்ன என்று எழுதுங்கள்.',
  pinCode: 'PIN கோடு என்றால் ஆறு இலக்கம்: 600017 மாதிரி.',
  noAddress: 'வீட்டு எண்ணையும் தெருவையும் எழுதுங்கள்.',
  address: `வீட்டு எண்ணையும் தெருவையும் எழுதுங்கள் (${characters(TEXT.address)}).`,
  noCity: 'உங்கள் ஊரின் பெயரை எழுதுங்கள்.',
  city: `உங்கள் ஊரின் பெயரை எழுதுங்கள் (${characters(TEXT.city)}).`,
  noDistrict: 'மாவட்டத்தின் பெயரை எழுதுங்கள்.',
  district: `மாவட்டத்தின் பெயரை எழுதுங்கள் (${characters(TEXT.district)}).`,
  state: 'எந்த மாநிலத்துக்கு அனுப்ப வேண்டும் என்று தேர்ந்தெடுங்கள்.',
  stateBlocked: (state: string, reason: string) => `${state}: அங்கே அனுப்ப முடியாது. ${reason}`,
  place: 'எப்படிப் பெற்றுக்கொள்வது என்று தேர்ந்தெடுங்கள்.',
  passbook: 'பாஸ்புக் எண் PB-00042 மாதிரி இருக்கும். பாஸ்புக் இல்லை என்றால் காலியாக விடுங்கள்.',
  remarks: `குறிப்பைச் சுருக்கமாக எழுதுங்கள் (${characters(TEXT.remarks)}).`,
  adult: '18 வயது நிறைந்தவர்களுக்கு மட்டுமே நாங்கள் விற்கலாம். நிறைந்தது என்றால் டிக் போடுங்கள்.',
  agreed: 'முதலில் வாடிக்கையாளரிடம் கேளுங்கள். அவருடைய சம்மதம் இல்லாமல் அவருக்காக ஆர்டர் அனுப்ப முடியாது.',
  terms: 'விதிமுறைகளுக்குச் சம்மதம் என்று டிக் போடுங்கள், அல்லது அவற்றைப் பற்றிப் பேச எங்களுக்குப் போன் செய்யுங்கள்.',
  refused: 'இதை எடுத்துக்கொள்ள முடியவில்லை. சரிபார்த்து மறுபடி எழுதுங்கள்.',
};

export const words: Translated<typeof English> = {
  title: 'லிஸ்டைச் சரிபாருங்கள்',
  back: 'விலைப் பட்டியலுக்கு',
  empty: 'உங்கள் லிஸ்டில் ஒன்றும் இல்லை',
  emptyHelp: 'வேண்டிய பொருளுக்குப் பக்கத்தில் எத்தனை என்று எழுதிவிட்டு, மறுபடி இங்கே வாருங்கள்.',
  openList: 'விலைப் பட்டியலைத் திறக்க',
  goods: 'உங்கள் லிஸ்ட்',
  update: 'பில்லைப் புதிதாகப் போடு',
  updating: 'மொத்தம் போடுகிறோம் …',
  totalChanged: (fromPaise: number | null, toPaise: number) =>
    fromPaise === null
      ? `மொத்தம் ${formatMoney(toPaise)}. பில்லைப் பார்த்துவிட்டு அனுப்புங்கள்.`
      : `மொத்தம் இப்போது ${formatMoney(toPaise)} (முன்பு ${formatMoney(fromPaise)}). பில்லைப் பார்த்துவிட்டு அனுப்புங்கள்.`,
  quoteFailed: 'மொத்தம் போட முடியவில்லை.',
  retryQuote: 'மறுபடி மொத்தம் போடு',
  take: (quantity: number) => (quantity === 0 ? 'லிஸ்டிலிருந்து எடுத்துவிடு' : `${quantity} போதும்`),
  wasPrice: (paise: number) => `முன்பு ${formatMoney(paise)}`,
  soldOut: 'தீர்ந்துவிட்டது',
  gone: 'இனி விற்பனையில் இல்லை',
  notGreen: 'இது பசுமைப் பட்டாசு இல்லை',
  onlyLeft: (quantity: number) => `மீதம் ${quantity} மட்டும்`,
  atMost: (quantity: number) => `ஒரு ஆர்டரில் அதிகபட்சம் ${quantity}`,
  unreserved: 'நாங்கள் போன் செய்யும்போதுதான் எடுத்து வைப்போம்.',
  problemsFirst: 'சில பொருட்கள் நீங்கள் கேட்டபடி கிடைக்காது. குறி போட்ட பொருட்களை முதலில் சரிசெய்யுங்கள்.',

  newTotal: (paise: number) => `இப்போது மொத்தம் ${formatMoney(paise)}.`,
  acceptAndSend: 'சரி, அனுப்பு',
  acceptChanges: 'என் லிஸ்டை இதன்படி மாற்று',
  lookFirst: 'முதலில் பில்லைப் பார்க்க',

  who: 'ஆர்டர் செய்பவர் யார்?',
  name: 'உங்கள் பெயர்',
  phone: 'மொபைல் எண்',
  phoneHelp: 'ஆர்டரைப் பற்றிப் பேச இந்த எண்ணுக்குப் போன் செய்வோம்.',
  more: 'வேறு WhatsApp எண், இமெயில், குறிப்பு',
  whatsapp: 'WhatsApp எண்',
  whatsappHelp: 'WhatsApp வேறு எண்ணில் இருந்தால் மட்டும்.',
  email: 'இமெயில்',
  remarks: 'குறிப்பு',
  gstInvoice: 'எனக்கு GST பில் வேண்டும்',
  gstin: 'GSTIN',
  gstinHelp: 'GST சான்றிதழில் உள்ளபடி: எழுத்தும் இலக்கமும் சேர்த்து 15.',
  tradeName: 'கம்பெனி பெயர்',
  where: 'எங்கே அனுப்ப?',
  pinCode: 'PIN கோடு',
  pinCodeHelp: 'PIN கோடு எழுதினால் பெரும்பாலும் ஊரும் மாநிலமும் தானாக வரும்.',
  yourAddress: 'உங்கள் முகவரி',
  address: 'வீட்டு எண், தெரு',
  city: 'ஊர்',
  district: 'மாவட்டம்',
  state: 'மாநிலம்',
  chooseState: 'மாநிலத்தைத் தேர்ந்தெடுங்கள்',
  stateNotServed: (state: string) => `${state} (அங்கே அனுப்ப முடியாது)`,
  updateState: 'பிக்கப் இடங்களைக் காட்டு',
  collect: 'எப்படிப் பெற்றுக்கொள்வது?',
  collectHelp: 'லைசென்ஸ் உள்ள லாரியில் மட்டுமே பட்டாசு வரும்.',
  nearestTo: (pinCode: string) => `${pinCode.trim()}-க்கு மிகவும் பக்கத்தில்`,
  door: 'வீட்டுக்கே டெலிவரி',
  doorHelp: 'லாரி பார்சலை உங்கள் முகவரிக்கே கொண்டு வரும். வரும் முன் போன் செய்கிறோம்.',
  noPlace: (state: string) => `${state}: அங்கே இன்னும் பிக்கப் இடம் இல்லை. எங்களுக்குப் போன் செய்யுங்கள்.`,
  freight: 'லாரி வாடகை',
  freightOnCollection: 'லாரி வாடகையைப் பெற்றுக்கொள்ளும்போது கட்ட வேண்டும்',
  freightOf: (paise: number) => (paise === 0 ? 'லாரி வாடகை இலவசம்' : `லாரி வாடகை ${formatMoney(paise)}`),

  passbookTitle: 'பட்டாசுத் திட்டப் பணத்தைப் பில்லில் கழிக்க',
  passbook: 'பாஸ்புக் எண்',
  passbookHelp: 'உங்கள் பாஸ்புக்கில் இருப்பது போல: PB-, பிறகு இலக்கங்கள்.',
  passbookPhone: 'பாஸ்புக்கில் உள்ள மொபைல் எண்',
  passbookPhoneHelp: 'பாஸ்புக்கில் வேறு எண் இருந்தால் மட்டும்.',
  takeOff: 'பில்லில் கழிக்க',
  isTakenOff: ({ creditPaise, benefitPaise }: Redemption) =>
    `பாஸ்புக் பணம் ${formatMoney(creditPaise)} பில்லில் கழியும்${benefitPaise > 0 ? `; போனஸ் ${formatMoney(benefitPaise)}, அதுவும் கழியும்` : ''}.`,
  lookAtPassbook: 'பாஸ்புக் பணம் எவ்வளவு கழிகிறது என்று பில்லில் பார்த்துவிட்டு அனுப்புங்கள்.',

  consents: 'அனுப்பும் முன்',
  adult: 'எனக்கு 18 வயது நிறைந்தது.',
  assistedAgreed:
    'இந்த ஆர்டரை அனுப்ப வாடிக்கையாளர் என்னிடம் சொன்னார்; இதைப் பற்றிக் கடையிலிருந்து போன் செய்யவும் அவருக்குச் சம்மதம்.',
  assistedAdult: 'வாடிக்கையாளருக்கு 18 வயது நிறைந்தது.',
  assistedTerms:
    'வாடிக்கையாளருக்கு விதிமுறைகள் சம்மதம்: கடையிலிருந்து போன் செய்து உறுதி செய்வார்கள், பொருட்கள் லாரியில் மட்டுமே வரும், பட்டாசை அனுமதித்த நேரத்தில் மட்டுமே பற்ற வைக்க வேண்டும்.',
  terms:
    'எனக்கு விதிமுறைகள் சம்மதம்: கடையிலிருந்து போன் செய்து உறுதி செய்வார்கள், பொருட்கள் லாரியில் மட்டுமே வரும், பட்டாசை அனுமதித்த நேரத்தில் மட்டுமே பற்ற வைப்பேன்.',
  readTerms: 'விதிமுறைகளை முழுவதும் படிக்க',

  /** The bill on one line, and the way to it. */
  billBrief: items,
  billChange: 'மாற்று',
  billClose: 'மூடு',
  /** With the total, where it is known. */
  send: (mode: SaleMode, totalPaise: number | null) =>
    (mode === 'order' ? 'ஆர்டர் அனுப்பு' : 'கோரிக்கை அனுப்பு') +
    (totalPaise === null ? '' : ` · ${formatMoney(totalPaise)}`),
  sending: 'அனுப்புகிறோம் …',
  catalogue: 'இப்போது கடை விலையை மட்டும் காட்டுகிறது; ஆர்டர் எடுப்பதில்லை. இந்த லிஸ்டைப் பிரிண்ட் எடுக்கலாம், ஷேர் செய்யலாம்.',
  printList: 'லிஸ்டைப் பிரிண்ட் எடு',
  belowMinimum: (lacking: number, minimum: number, state: string) =>
    `இன்னும் ${formatMoney(lacking)}-க்குப் பொருள் சேர்க்க வேண்டும். ${state}: குறைந்தபட்ச ஆர்டர் ${formatMoney(minimum)}.`,
  addMore: 'இன்னும் பொருள் சேர்க்க',
  checkFields: 'குறி போட்ட கட்டங்களைப் பாருங்கள்.',

  unknown: 'உங்கள் ஆர்டர் எங்களுக்கு வந்ததா என்று தெரியவில்லை',
  unknownHelp:
    'அனுப்பும்போது இன்டர்நெட் நின்றுவிட்டது. எல்லாம் பத்திரமாக இருக்கிறது: “மறுபடி முயற்சி” பட்டனை அழுத்துங்கள். கவலை வேண்டாம், ஒரே ஆர்டரை இரண்டு முறை எடுக்க மாட்டோம்.',
  unknownOf: (count: number, totalPaise: number) =>
    `நீங்கள் அனுப்பிய ஆர்டர் இது: ${items(count)}, ${formatMoney(totalPaise)}.`,
  newerKept:
    'அதன் பிறகு உங்கள் லிஸ்டை மாற்றியிருக்கிறீர்கள். முதலில் அனுப்பிய ஆர்டர் அப்போது இருந்தபடியே வரும்; பிறகு சேர்த்தது இன்னொரு ஆர்டருக்காக உங்கள் லிஸ்டில் இருக்கும்.',
  retry: 'மறுபடி முயற்சி',
  letGo: 'மறுபடி அனுப்பாமல் விட்டுவிடு',
  letGoHelp:
    'ஆர்டர் ஏற்கெனவே வந்திருந்தால் அது அப்படியே இருக்கும்: ஒவ்வொரு ஆர்டருக்கும் போன் செய்கிறோம்; வேண்டாம் என்றால் அப்போது சொல்லுங்கள்.',
  arrived: (number: string) => `உங்கள் ஆர்டர் ${number} எங்களுக்கு வந்துவிட்டது.`,
  arrivedElsewhere: 'உங்கள் ஆர்டர் எங்களுக்கு வந்துவிட்டது; அதைப் பற்றிப் போன் செய்கிறோம்.',
  arrivedToo: (number: string) =>
    `முன்பு அனுப்பியதும் எங்களுக்கு வந்துவிட்டது: ஆர்டர் ${number} இருக்கிறது. ஒரே ஒரு ஆர்டர் போதும் என்றால், மறுபடி அனுப்பும் முன் எங்களுக்குப் போன் செய்யுங்கள்.`,
  openOrder: 'ஆர்டரைத் திறக்க',
  notArrived: (sentence: string) => `உங்கள் ஆர்டர் எங்களுக்கு வரவில்லை. ${sentence}`,
  notSent: 'ஆர்டர் போகவில்லை',
};
