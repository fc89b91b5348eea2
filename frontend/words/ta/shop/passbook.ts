import { formatDay, type Day } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Ending, MembershipState } from '@shop/contracts/rules/schemes/membership-states';
import type { Instalment } from '@shop/contracts/rules/schemes/passbook';
import type { EntryKind, EntryView } from '@shop/contracts/schemes/passbook-views';
import type { words as English } from '../../en/shop/passbook.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** Where the passbook is, in one sentence. */
export const stateSentences: Record<MembershipState, string> = {
  requested: 'உங்கள் கோரிக்கை வந்தது. நாங்கள் போன் செய்கிறோம்; பிறகு உங்கள் பாஸ்புக் தொடங்கும். அதுவரை பணம் கட்ட வேண்டாம்.',
  active: 'இதுவரை கட்ட வேண்டிய எல்லாத் தவணையும் நேரத்தில் வந்தது. நன்றி.',
  behind: 'தவணை நேரத்தில் வரவில்லை. பாக்கியைக் கட்டுங்கள்.',
  matured: 'இனி தவணை கட்ட வேண்டாம். இங்கே உள்ள தொகைக்குப் பட்டாசு வாங்கலாம்.',
  redeemed: 'கட்டிய பணத்துக்குப் பட்டாசு வாங்கிவிட்டீர்கள். நன்றி, பாதுகாப்பாகக் கொண்டாடுங்கள்.',
  cancelled: 'இந்தப் பாஸ்புக் முடிந்தது. கட்டிய பணம் திருப்பித் தரப்படும்.',
  refunded: 'இந்தப் பாஸ்புக் முடிந்தது; எல்லாப் பணத்தையும் திருப்பித் தந்துவிட்டோம்.',
};

export const endingSentences: Record<Ending, string> = {
  left: 'நீங்கள் திட்டத்திலிருந்து விலகினீர்கள்.',
  died: 'எங்கள் ஆழ்ந்த இரங்கல். பணம் நாமினிக்குத் தரப்படும்.',
  closed: 'கடை இந்தத் திட்டத்தை முடித்துவிட்டது.',
  'year-over': 'இதன் ஓராண்டு முடிந்தது.',
};

export const instalmentWords: Record<Instalment['state'], string> = {
  paid: 'கட்டியாயிற்று',
  late: 'பாக்கி',
  due: 'கட்ட வேண்டியது',
  coming: 'இனி வரும்',
  dropped: 'கட்ட வேண்டாம்',
};

export const entryWords: Record<EntryKind, string> = {
  receipt: 'கட்டியது',
  refund: 'திருப்பித் தந்தது',
  redemption: 'ஆர்டருக்குப் பயன்பட்டது',
  'credit-returned': 'ரத்து ஆன ஆர்டரிலிருந்து திரும்பியது',
  correction: 'கழித்தது: தவறாகப் பதிவானது',
};

export const modeWords: Record<NonNullable<EntryView['mode']>, string> = {
  upi: 'UPI',
  bank: 'பேங்க் டிரான்ஸ்பர்',
  cash: 'ரொக்கம்',
};

export const words: Translated<typeof English> = {
  title: (number: string) => `பாஸ்புக் ${number}`,
  passbook: 'பாஸ்புக்',
  perMonth: (monthly: number, instalments: number) => `மாதம் ${formatMoney(monthly)}, ${instalments} தவணை`,

  nextTitle: 'அடுத்து என்ன',
  nextAsked: 'ஒன்றிரண்டு நாளில் போன் செய்கிறோம். இந்தப் பக்கத்தின் லிங்கைப் பத்திரமாக வையுங்கள்: இதுதான் உங்கள் பாஸ்புக்.',
  nextNumbers: (first: number, last: number, count: number) =>
    first === last ? `${count} தவணைகளில் ${last}-ஆவது` : `${count} தவணைகளில் ${first} முதல் ${last} வரை`,
  dueOn: (due: Day, grace: Day) =>
    due === grace
      ? `கட்டக் கடைசி நாள்: ${formatDay(due)}`
      : `கட்ட வேண்டிய நாள்: ${formatDay(due)}. ${formatDay(grace)} வரை கட்டினாலும் சரிதான்.`,
  overdue: (paise: number, ofPaise: number) =>
    paise === ofPaise
      ? 'இதைக் கட்ட வேண்டிய நாள் முடிந்துவிட்டது.'
      : `இதில் ${formatMoney(paise)} கட்ட வேண்டிய நாள் முடிந்துவிட்டது.`,
  bankTitle: 'பேங்க் டிரான்ஸ்பர், அல்லது UPI ID',
  payHelp:
    'பணம் அனுப்பும்போது பாஸ்புக் எண்ணைக் குறிப்பிடுங்கள். வேலை நாட்களில், பணம் வந்ததைப் பார்த்தவுடன் இங்கே பதிவு செய்கிறோம்.',
  upi: 'UPI ID',
  accountName: 'அக்கவுண்ட் யார் பெயரில்',
  account: 'அக்கவுண்ட் எண்',
  ifsc: 'IFSC',
  bank: 'பேங்க்',
  reference: 'பாஸ்புக் எண்',
  buyTitle: 'எப்படி வாங்குவது',
  buy: (hasBenefit: boolean) =>
    `எல்லோரையும் போல விலைப் பட்டியலில் ஆர்டர் செய்யுங்கள். லிஸ்டைச் சரிபார்க்கும்போது இந்தப் பாஸ்புக் எண்ணை எழுதுங்கள்: ${hasBenefit ? 'கட்டிய பணமும் போனஸும்' : 'கட்டிய பணம்'} பில்லில் கழியும்.`,

  monthsOver: 'தவணை மாதங்கள் முடிந்துவிட்டன; சில தவணைகள் முழுதாக வரவில்லை. இங்கே உள்ள தொகைக்குப் பட்டாசு வாங்கலாம்.',
  yearOver:
    'இந்தப் பாஸ்புக்கின் ஓராண்டு முடிந்தது: இனி இதில் வாங்க முடியாது. நீங்கள் கட்டிய எல்லாப் பணமும் திருப்பித் தரப்படும்.',
  catchUpTitle: 'போனஸ் மறுபடி கிடைக்க',
  catchUp: (paise: number) =>
    `வாங்கும் முன் பாக்கி ${formatMoney(paise)} கட்டினால், போனஸ் மறுபடி கிடைக்கும். கட்டாயம் இல்லை: கட்டாவிட்டால், போனஸ் இல்லாமல் கட்டிய தொகைக்கு வாங்கலாம்.`,

  standTitle: 'இப்போது எவ்வளவு',
  held: 'இதுவரை கட்டியது',
  heldNow: 'எங்களிடம் இருப்பது',
  benefit: 'போனஸ்',
  buyFor: 'வாங்கக்கூடிய தொகை',
  paidBack: 'திருப்பித் தந்தது',
  used: 'ஆர்டருக்குப் பயன்பட்டது',
  overpaid: (paise: number) =>
    `எல்லாத் தவணைக்கும் மேல் ${formatMoney(paise)} வந்திருக்கிறது. போன் செய்யுங்கள், திருப்பித் தருகிறோம்.`,
  benefitStands: (percent: number) =>
    `போனஸ் உண்டு: கட்டிய தொகையில் ${percent} %, வாங்கும்போது தள்ளுபடியாகக் கிடைக்கும்.`,
  benefitLapsed: 'தவணை தவறியதால் போனஸ் நின்றுவிட்டது. பாக்கியைக் கட்டினால் மறுபடி கிடைக்கும்.',
  benefitLost:
    'இரண்டாவது முறை தவணை தவறியதால் போனஸ் போய்விட்டது. உங்கள் பணம் அப்படியே இருக்கிறது: கட்டிய தொகைக்கு வாங்கலாம்.',
  benefitRestored:
    'தவறிய தவணையைப் பிறகு கட்டியதால் போனஸ் மறுபடி கிடைத்தது. இது ஒரு முறைதான் கிடைக்கும்: அடுத்த தவணைகளை நேரத்தில் கட்டிவிடுங்கள்.',
  settleBy: (day: Day) =>
    `இதில் வாங்கக் கடைசி நாள்: ${formatDay(day)} (முதலில் பணம் கட்டியதிலிருந்து 365 நாட்கள்). அப்போது மீதி இருந்தால் திருப்பித் தருகிறோம்: உங்கள் பணம் எதுவும் போகாது.`,
  paidBackBy: (day: Day) =>
    `இந்தப் பணத்தைத் திருப்பித் தரக் கடைசி நாள்: ${formatDay(day)} (முதலில் பணம் கட்டியதிலிருந்து 365 நாட்கள்).`,
  leave: 'எப்போது வேண்டுமானாலும் விலகலாம்; கட்டிய ஒவ்வொரு ரூபாயும் திரும்பக் கிடைக்கும். எங்களுக்குப் போன் செய்யுங்கள்.',

  instalments: 'தவணைகள்',
  number: 'எண்',
  due: 'கட்டும் நாள்',
  amount: 'தொகை',
  state: 'நிலை',
  paidOn: (day: Day) => `${formatDay(day)} அன்று கட்டியாயிற்று`,
  partPaid: (paise: number) => `${formatMoney(paise)} கட்டியாயிற்று`,
  total: 'மொத்தம்',

  entries: 'கட்டிய பணமும் ரசீதும்',
  noEntries: 'இன்னும் பணம் வரவில்லை. நீங்கள் கட்டும் ஒவ்வொரு தொகையும் ரசீதோடு இங்கே இருக்கும்.',
  order: (number: string) => `ஆர்டர் ${number}`,
  withBenefit: (paise: number) => `போனஸ் ${formatMoney(paise)} சேர்த்து`,
  toNominee: 'நாமினிக்கு',
  corrected: 'கழித்தது: தவறாகப் பதிவானது',
  correction: (reason: string, by: string) =>
    [reason && `காரணம்: ${reason}`, by && `திருத்தியவர்: ${by}`].filter(Boolean).join(', '),
  receiptCorrected: (day: Day) => `${formatDay(day)} அன்று திருத்தியது: இந்த ரசீது இனி செல்லாது`,
  printReceipt: 'ரசீதைப் பிரிண்ட் எடு',
  receipt: 'ரசீது',
  receivedFrom: 'கட்டியவர்',
  theSum: 'தொகை',
  by: 'எப்படிக் கட்டியது',
  for: 'எதற்கு',
  forScheme: (scheme: string, number: string) => `${scheme}, பாஸ்புக் ${number}`,
  on: 'தேதி',
  receiptFoot:
    'பொருள் வாங்க முன்பணம்; ஆர்டருக்குப் பயன்படும், அல்லது திருப்பித் தரப்படும். இது டெபாசிட் இல்லை, GST பில்லும் இல்லை.',

  actions: 'எப்போதும் கைவசம் இருக்கட்டும்',
  whatsapp: 'WhatsApp-இல் அனுப்பு',
  copyLink: 'லிங்கைக் காப்பி செய்',
  calendar: 'தவணை நாட்களைக் காலெண்டரில் சேர்',
  print: 'பாஸ்புக், ரசீது பிரிண்ட் எடு',
  homeScreen:
    'போனில்: பிரவுசரின் மெனுவைத் திறந்து, “Add to home screen” என்பதை அழுத்துங்கள். பிறகு பாஸ்புக் போன் திரையில் தனியாக இருக்கும்.',
  linkHelp:
    'இந்தப் பக்கத்துக்குப் பாஸ்வேர்டு வேண்டாம். லிங்க் யாரிடம் இருந்தாலும் அவர் உங்கள் பாஸ்புக்கைப் பார்க்கலாம்; எனவே யாருக்கும் தராதீர்கள். லிங்க் தொலைந்துவிட்டால் போன் செய்யுங்கள்.',

  linkReplacedTitle: 'இந்தப் பாஸ்புக்கின் லிங்க் மாறிவிட்டது',
  linkReplaced:
    'நீங்கள் திறந்தது பழைய லிங்க்; அது இனி எதையும் காட்டாது. கட்டிய பணம் பத்திரமாக இருக்கிறது. போன் செய்யுங்கள்: புது லிங்க் அனுப்புகிறோம்.',

  people: 'பாஸ்புக்கில் உள்ளவர்கள்',
  member: 'உறுப்பினர்',
  phone: 'மொபைல் எண்',
  nominee: 'நாமினி',
  nomineeOf: (name: string, relation: string) => `${name} (${relation})`,
  joined: 'சேர்ந்த நாள்',
  call: 'கேள்வி இருந்தாலோ, முகவரி அல்லது நாமினி மாறினாலோ போன் செய்யுங்கள்:',
  gstin: 'GSTIN',
  printedOn: (day: Day) => `${formatDay(day)} அன்று இருந்தபடி`,
  closed: 'இப்போது விற்பனை இல்லை. உங்கள் திட்டம் நடக்கிறது: எப்போதும் போலக் கட்டலாம், இங்கே பார்க்கலாம்.',
};
