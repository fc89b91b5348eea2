import { formatMoney } from '@shop/contracts/rules/money';
import type { words as English } from '../../en/shop/cities.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';

const dayCount = (days: number) => plural(days, { one: '1 நாள்', other: `${days} நாட்கள்` });

/** The overview of cities and the page of one. */
export const words: Translated<typeof English> = {
  title: 'எந்த ஊர்களுக்கு அனுப்புகிறோம்',
  description: (shop: string) =>
    `${shop}: ஊர் ஊராகப் பிக்கப் இடம், லாரி வாடகை, குறைந்தபட்ச ஆர்டர், ஆர்டர் செய்யக் கடைசி நாள்.`,
  lead: 'லைசென்ஸ் உள்ள லாரியில் பட்டாசு உங்களுக்கு அருகில் உள்ள பிக்கப் இடத்துக்கு வரும்; சில மாநிலங்களில் வீட்டுக்கே வரும். உங்கள் ஊருக்கான நாளும் விதிகளும்:',
  notListed: 'உங்கள் ஊர் இங்கே இல்லையா?',
  notListedText:
    'வழியில் உள்ள ஊர்களுக்கும் அனுப்புகிறோம். ஆர்டர் செய்யும்போது பக்கத்தில் உள்ள பிக்கப் இடத்தைத் தேர்ந்தெடுங்கள். அல்லது எங்களுக்குப் போன் செய்யுங்கள்: முடியுமா முடியாதா என்று உள்ளதைச் சொல்கிறோம்.',
  none: 'இப்போது எந்த ஊரும் இங்கே இல்லை. போன் செய்யுங்கள்: பட்டாசு உங்களுக்கு எப்படி வந்து சேரும் என்று சொல்கிறோம்.',
  days: (days: number) => `வந்து சேர ${dayCount(days)}`,
  minimum: (paise: number) => `குறைந்தபட்ச ஆர்டர் ${formatMoney(paise)}`,
  freightFrom: (paise: number) => (paise === 0 ? 'லாரி வாடகை இல்லை' : `லாரி வாடகை ${formatMoney(paise)} முதல்`),
  freightOnCollection: 'லாரி வாடகை: பெற்றுக்கொள்ளும்போது கட்ட வேண்டும்',
  orderBy: (day: string) => `கடைசி ஆர்டர் நாள்: ${day}`,
  tooLate: (day: string) => `கடைசி ஆர்டர் நாள் முடிந்தது: ${day}`,

  cityTitle: (city: string, shop: string) =>
    `${city}: சிவகாசிப் பட்டாசு, பிக்கப் இடம், லாரி வாடகை, கடைசி ஆர்டர் நாள் | ${shop}`,
  heading: (city: string) => `${city}: சிவகாசிப் பட்டாசு`,
  cityDescription: (city: string, minimum: number, days: number, orderBy: string | null) =>
    `${city}: சிவகாசியிலிருந்து பட்டாசு ஆர்டர் செய்யுங்கள். குறைந்தபட்ச ஆர்டர் ${formatMoney(minimum)}, வந்து சேர ${dayCount(days)}${orderBy ? `, கடைசி ஆர்டர் நாள் ${orderBy}` : ''}. பிக்கப் இடங்கள், லாரி வாடகை, பற்ற வைக்க அனுமதித்த நேரம்.`,
  facts: 'சுருக்கமாக',
  factMinimum: 'குறைந்தபட்ச ஆர்டர்',
  factMinimumHelp: (state: string) =>
    `பொருட்களின் விலை மட்டும்; பேக்கிங்கும் லாரி வாடகையும் இதில் சேராது. ${state} முழுவதும் இதே தொகை.`,
  factDays: 'வந்து சேர',
  dayCount,
  factOrderBy: 'கடைசி ஆர்டர் நாள்',
  factOrderByHelp: (festival: string) => `இதற்குப் பிறகு ஆர்டர் செய்தால், ${festival} முடிந்த பிறகு வரலாம்.`,
  factTooLate: 'கடைசி ஆர்டர் நாள்',
  factTooLateHelp: 'இந்த நாள் முடிந்துவிட்டது. போன் செய்யுங்கள்: சில நேரம் லாரியில் இடம் இருக்கும்.',
  askUs: 'எங்களிடம் கேளுங்கள்',
  factHours: 'பட்டாசு பற்ற வைக்க அனுமதித்த நேரம்',
  factHoursHelp: (source: string, day: string) => `${source}. சரிபார்த்த நாள்: ${day}.`,
  factDoor: 'வீட்டுக்கே டெலிவரி',
  doorCharge: (paise: number) =>
    paise === 0 ? 'இலவசம்' : `${formatMoney(paise)}; எவ்வளவு வாங்கினாலும் இதே தொகை`,
  noDoor: 'இந்த மாநிலத்தில் இல்லை',
  factNote: 'இதைக் கவனியுங்கள்',
  blockedTitle: (state: string) => `${state}: இந்த மாநிலத்துக்கு எங்களால் பட்டாசு அனுப்ப முடியாது`,
  pickup: 'எங்கே பெற்றுக்கொள்வது',
  pickupNone: (city: string) => `${city}: இந்த ஊரில் பிக்கப் இடம் இல்லை.`,
  pickupNearest: (city: string) => `அருகில் உள்ள பிக்கப் இடம், ${city}:`,
  pickupNoneDoor: 'பட்டாசு வீட்டுக்கே வரும். அல்லது ஆர்டர் செய்யும்போது வேறு ஊரின் பிக்கப் இடத்தைத் தேர்ந்தெடுங்கள்.',
  pickupNoneElse: 'ஆர்டர் செய்யும்போது வேறு ஊரின் பிக்கப் இடத்தைத் தேர்ந்தெடுங்கள், அல்லது எங்களுக்குப் போன் செய்யுங்கள்.',
  bring: 'போகும்போது, ஆர்டர் பக்கத்தில் உள்ள LR எண்ணைக் குறித்துக்கொள்ளுங்கள்; போட்டோ உள்ள அடையாள அட்டையும் எடுத்துக்கொள்ளுங்கள்.',
  open: 'திறந்திருக்கும் நேரம்',
  contact: 'அங்கே பேச',
  freight: 'லாரி வாடகை',
  freightOf: (paise: number | null) =>
    paise === null
      ? 'பெற்றுக்கொள்ளும்போது டிரான்ஸ்போர்ட் ஆபீஸில் கட்ட வேண்டும்'
      : paise === 0
        ? 'இல்லை'
        : formatMoney(paise),
  map: 'மேப்பில் காட்டு',
  about: (city: string) => `${city}: ஆர்டர் செய்வது பற்றி`,
  questions: 'கேள்வி பதில்',
  order: 'விலைப் பட்டியலில் ஆர்டர் செய்ய',
  others: 'மற்ற ஊர்கள்',
  breadcrumbs: 'இப்போது பார்க்கும் பக்கம்',
  cities: 'ஊர்கள்',
};
