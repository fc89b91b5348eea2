import { dayWords } from '@shop/contracts/rules/day-words/ta';
import type { words as English } from '../../en/referrer/area.ts';
import type { Translated } from '@shop/contracts/rules/language';

const figure = new Intl.NumberFormat('en-IN');
/** After a number Tamil says one and many alike. */
const orders = (total: number, isMore = false) => `${figure.format(total)}${isMore ? '+' : ''} ஆர்டர்`;

/** The referrer's area. */
export const words: Translated<typeof English> = {
  title: 'உங்கள் ரெஃபரல் கோடு',
  navigation: 'ஏஜென்ட்',
  overview: 'சுருக்கம்',
  orders: 'ஆர்டர்கள்',
  account: 'என் கணக்கு',
  hello: (name: string) => `வணக்கம், ${name}`,

  suspended: 'உங்கள் கணக்கைக் கடை நிறுத்தி வைத்திருக்கிறது',
  suspendedWhy: (reason: string) => `கடை சொல்லும் காரணம்: ${reason}`,
  suspendedHelp: (phone: string) =>
    `இப்போது உங்கள் ரெஃபரல் கோடு போட்டு ஆர்டர் வந்தாலும் கமிஷன் சேராது. உங்களுக்கு வர வேண்டியது அப்படியே இருக்கும்; கமிஷன் ஸ்டேட்மென்டும் இங்கேயே இருக்கும். கேள்வி இருந்தால் போன் செய்யுங்கள்: ${phone}.`,

  figures: 'உங்கள் கமிஷன்',
  earned: 'சேர்ந்தது',
  pending: 'இன்னும் சேராதது',
  due: 'உங்களுக்கு வர வேண்டியது',
  owed: 'உங்களுக்குக் கூடுதலாக வந்தது',
  earnedHelp: 'வாடிக்கையாளர் பெற்றுக்கொண்ட எல்லா ஆர்டருக்கும்; TDS பிடிக்கும் முன் உள்ள தொகை.',
  reached: 'உங்களுக்கு வந்தது',
  onItsWay: (money: string) => `இன்னும் ${money} வந்துகொண்டிருக்கிறது.`,
  yearTax: (year: string, tax: string, gross: string) =>
    `${year} TDS (கமிஷனில் பிடிக்கும் வரி): வரவு வைத்த அல்லது உங்களுக்கு வந்த தொகை ${gross}, அதில் பிடித்தது ${tax}. கடை இதை உங்கள் பெயரில் வருமான வரி ஆபீஸில் கட்டுகிறது.`,
  dueHelp: 'அடுத்த பட்டுவாடாவில் வரும்.',
  dueLacks: (minimum: string) => `${minimum} சேர்ந்ததும், அடுத்த பட்டுவாடாவில் வரும்.`,
  owedHelp: 'ஏற்கெனவே கமிஷன் வந்த ஒரு ஆர்டருக்கு இப்போது கமிஷன் இல்லை. அந்தத் தொகை அடுத்த பட்டுவாடாவில் கழியும்.',
  pendingNone: 'காத்திருப்பது எதுவும் இல்லை',
  pendingOrders: orders,
  pendingTitle: 'ஏன் இன்னும் சேரவில்லை',
  pendingHelp: 'வாடிக்கையாளர் ஆர்டரைப் பெற்றுக்கொண்ட பிறகே கமிஷன் சேரும். இவை இன்னும் சேரவில்லை:',
  pendingWhy: {
    placed: 'கடை இன்னும் வாடிக்கையாளருக்குப் போன் செய்யவில்லை',
    confirmed: 'உறுதி ஆனது, இன்னும் பேக் ஆகவில்லை',
    packed: 'பேக் ஆனது, இன்னும் லாரியில் ஏற்றவில்லை',
    dispatched: 'லாரியில் வருகிறது',
    arrived: 'பிக்கப் இடத்தில் இருக்கிறது, வாடிக்கையாளர் இன்னும் பெற்றுக்கொள்ளவில்லை',
    collected: 'கடை சரிபார்க்கிறது',
    cancelled: 'கடை சரிபார்க்கிறது',
  },

  weeksTitle: 'கடந்த 12 வாரம்',
  visits: 'வந்தவர்கள்',
  visitsHelp: 'உங்கள் லிங்கில் வந்தவர்கள்; ஒரே போனை ஒரு நாளில் ஒரு முறைதான் எண்ணுவோம்',
  orderCount: 'ஆர்டர்கள்',
  orderCountHelp: (assisted: number) =>
    assisted === 0 ? 'உங்கள் லிங்கில் வந்தவை' : `இவை தவிர, வாடிக்கையாளருக்காக நீங்கள் போட்டது: ${assisted}`,
  conversion: 'வந்தவர்களில் ஆர்டர் செய்தவர்கள்',
  conversionHelp: 'உங்கள் லிங்கில் 100 பேர் வந்தால், எத்தனை ஆர்டர்',
  noVisits: 'இன்னும் யாரும் வரவில்லை',
  chartEmpty: 'உங்கள் மூலம் யாராவது ஆர்டர் செய்தால், அந்த வாரத்தின் கமிஷன் இங்கே படமாகத் தெரியும்.',
  chartSaid: (week: string, amount: string) =>
    `வாரா வாரம் உங்கள் கமிஷன்; மிக அதிகமாகச் சேர்ந்தது ${week} அன்று தொடங்கிய வாரத்தில்: ${amount}`,
  weekTitle: (week: string, amount: string, count: number, visits: number) =>
    `${week} அன்று தொடங்கிய வாரம்: ${amount}, ${orders(count)}, வந்தவர்கள் ${visits}`,
  asTable: 'இதையே அட்டவணையாகப் பார்க்க',
  tableTitle: 'வாரா வாரம் உங்கள் கமிஷன்',
  week: 'வாரத்தின் முதல் நாள்',
  commission: 'உங்களுக்கு',

  codeIs: 'உங்கள் ரெஃபரல் கோடு',
  codeHelp: 'உங்கள் லிங்கில் அல்லது இந்தக் கோடு போட்டு யார் ஆர்டர் செய்தாலும், அதற்குக் கமிஷன் உங்களுக்குத்தான்.',
  link: 'உங்கள் லிங்க்',
  copyLink: 'லிங்கைக் காப்பி செய்',
  share: 'WhatsApp-இல் அனுப்பு',
  qrCodeAlt: (code: string) => `QR கோடு: ஸ்கேன் செய்தால், ரெஃபரல் கோடு ${code} உள்ள விலைப் பட்டியல் திறக்கும்`,
  saveQrCode: 'QR படத்தைச் சேமி',
  card: 'ஸ்டேட்டஸில் போட ஒரு படம்',
  cardHelp: 'உங்கள் பெயர், ரெஃபரல் கோடு, QR கோடு எல்லாம் இருக்கும்: WhatsApp ஸ்டேட்டஸில் போடலாம், பிரிண்டும் எடுக்கலாம்.',
  saveCard: 'படத்தைச் சேமி',
  sendCard: 'படத்தை அனுப்பு',
  cardAlt: (name: string, code: string) => `${name} என்ற பெயரும் ${code} என்ற கோடும் உள்ள படம்`,
  cardTop: (festival: string) => `${festival} பட்டாசு`,
  cardRate: 'நெட் விலையில், உங்கள் ஊருக்கு லாரியில்',
  cardFrom: 'உங்களை அழைக்கிறார்',
  cardCode: 'இந்தக் கோடு போட்டு ஆர்டர் செய்யுங்கள்',
  cardScan: 'போன் கேமராவில் இதை ஸ்கேன் செய்யுங்கள்',
  cardFailed: 'இந்தப் படம் உங்கள் பிரவுசரில் வரவில்லை. QR படத்தைச் சேமித்து அதை அனுப்புங்கள்.',

  greeting: 'என் லிங்கில் வருபவர்களுக்கு என் பெயரில் வணக்கம் சொல்லுங்கள்',
  greetingHelp: (name: string) => `விலைப் பட்டியலில் இப்படி வரும்: “வணக்கம்! ${name} உங்களை இந்தக் கடைக்கு அழைக்கிறார்.”`,
  greetingOn: 'இனி உங்கள் லிங்கில் வருபவர்களுக்கு உங்கள் பெயரில் வணக்கம் சொல்வோம்.',
  greetingOff: 'இனி உங்கள் லிங்கில் வருபவர்களுக்கு உங்கள் பெயரைக் காட்ட மாட்டோம்.',
  settings: 'உங்கள் லிங்க்',

  allOrders: 'எல்லா ஆர்டரும்',
  place: 'ஆர்டர் போட',

  noPan: 'உங்கள் PAN-ஐக் கடையில் சொல்லுங்கள்',
  noPanHelp: (without: string, withPan: string, threshold: string, phone: string) =>
    `ஓராண்டில் கமிஷன் ${threshold}-க்கு மேல் போனால் TDS பிடிக்க வேண்டும்: PAN இல்லாமல் ${without} %, PAN இருந்தால் ${withPan} %. பிடித்த வரியைக் கடையால் திருப்பித் தர முடியாது. போன் செய்யுங்கள்: ${phone}.`,

  credits: 'மாத வரவு',
  noCredits: 'இன்னும் எதுவும் வரவு வைக்கவில்லை. ஒவ்வொரு மாதமும் சேர்ந்ததை, மாதக் கடைசியில் இங்கே வரவு வைக்கிறோம்.',
  monthTitle: (of: string) => {
    const [year, month] = of.split('-').map(Number);
    return `${dayWords.months[(month ?? 0) - 1]} ${year}`;
  },
  creditMonth: 'மாதம்',
  creditNet: 'உங்களுக்கு',
  creditedOn: (day: string, gross: string) => `${day} அன்று வரவு ${gross}`,
  creditTax: (tax: string, percent: string) => `TDS ${tax} கழித்து (${percent} %)`,
  creditPaid: (day: string) => `${day} அன்று வந்தது`,
  creditUnpaid: 'இன்னும் வரவில்லை',

  ledger: 'வரவு செலவு',
  ledgerNone: 'இன்னும் எதுவும் இல்லை',
  ledgerKinds: {
    pending: 'இன்னும் சேராதது',
    earned: 'சேர்ந்தது',
    reversed: 'கழித்தது',
    paid: 'உங்களுக்கு வந்தது',
    returned: 'டிரான்ஸ்பர் திரும்பி வந்தது',
    taxed: 'TDS, வருமான வரி ஆபீஸுக்கு',
  },
  ledgerRate: (percent: string, base: string) => `${base} தொகையில் ${percent} %`,
  entry: 'விவரம்',
  payouts: 'உங்களுக்கு வந்தவை',
  noPayouts: 'இன்னும் எதுவும் வரவில்லை',
  statement: 'கமிஷன் ஸ்டேட்மென்ட்',
  statementOf: (reference: string) => `கமிஷன் ஸ்டேட்மென்ட் ${reference}`,
  paidOut: 'உங்களுக்கு வந்தது',
  payoutStates: {
    proposed: 'தயார் ஆகிறது',
    sent: 'உங்களுக்கு வருகிறது',
    paid: 'உங்களுக்கு வந்தது',
    failed: 'டிரான்ஸ்பர் ஆகவில்லை; வர வேண்டியதில் மறுபடி சேர்ந்தது',
    discarded: 'ரத்து ஆனது',
  },
  taxKept: (gross: string, tax: string) => `${gross}, TDS ${tax} கழித்து`,

  list: {
    title: 'உங்கள் ஆர்டர்கள்',
    found: orders,
    none: 'உங்கள் மூலம் இன்னும் ஆர்டர் வரவில்லை',
    noneHelp: 'உங்கள் லிங்கை ஷேர் செய்யுங்கள்; ஆர்டர் வந்ததும் இங்கே தெரியும்.',
    noneFound: 'அப்படி ஒரு ஆர்டர் இல்லை',
    noneFoundHelp: 'குறைவான வார்த்தையில் தேடுங்கள், அல்லது மேலே தேர்ந்தெடுத்ததை மாற்றுங்கள்.',
  },
  search: 'உங்கள் ஆர்டர்களில் தேடு',
  searchHelp: 'எண், பெயர் அல்லது ஊர்',
  state: 'நிலை',
  anyState: 'எல்லா நிலையும்',
  way: 'எப்படி வந்தது',
  anyWay: 'எல்லா வழியும்',
  ways: { link: 'உங்கள் லிங்கில்', assisted: 'நீங்கள் போட்டது' },
  from: 'முதல்',
  to: 'வரை',
  commissionEarned: (amount: string) => `${amount} சேர்ந்தது`,
  commissionPending: (amount: string) => `வாடிக்கையாளர் பெற்றுக்கொண்டதும் ${amount}`,
  commissionNone: 'கமிஷன் இல்லை',

  placed: (number: string) => `ஆர்டர் ${number} அனுப்பியாயிற்று`,
  placedHelp: 'அது கீழே இருக்கிறது; அதற்குக் கமிஷன் உங்களுக்குத்தான். வாடிக்கையாளர் தன் ஆர்டர் பக்கத்தில் பார்க்கலாம்.',
  placedMailed: 'அந்தப் பக்கத்தின் லிங்க் அவருடைய இமெயிலுக்குப் போயிருக்கிறது.',
  placedSend:
    'அந்தப் பக்கத்தின் லிங்கை இப்போதே WhatsApp-இல் அவருக்கு அனுப்புங்கள். அழுத்தினால் WhatsApp அவருடைய எண்ணோடு திறக்கும்; இந்த எண்ணைப் பிறகு காட்ட மாட்டோம்.',
  sendToCustomer: (name: string) => `${name}: இவருக்கு அனுப்பு`,
};
