import { formatMoney } from '@shop/contracts/rules/money';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import type { words as English } from '../../en/shop/home.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';

const CALL_FIRST = {
  title: 'நாங்கள் போன் செய்கிறோம்',
  text: 'கடையிலிருந்து போன் செய்து, லிஸ்டை உங்களோடு சரிபார்த்து, பணம் எப்படிக் கட்டுவது என்று சொல்கிறோம். அந்தப் போன் வரும் முன் பணம் கட்ட வேண்டாம்.',
};
const CALL_AFTER = {
  title: 'நாங்கள் போன் செய்கிறோம்',
  text: 'கடையிலிருந்து போன் செய்து, லிஸ்டை உங்களோடு சரிபார்த்து, நீங்கள் கேட்பதற்குப் பதில் சொல்கிறோம்.',
};

export const words: Translated<typeof English> = {
  title: (city: string) => `${city} பட்டாசு, நெட் விலையில்`,
  description: ({ name, city, since }: ShopIdentity) =>
    `${name}, ${city}: ${since} முதல் பட்டாசு விற்கும், லைசென்ஸ் உள்ள கடை. ஒரே விலைப் பட்டியல், உண்மையான நெட் விலை. பட்டாசு உங்களுக்கு அருகில் உள்ள பிக்கப் இடத்துக்கு லாரியில் வரும்.`,
  openList: 'விலைப் பட்டியலைத் திறக்க',
  browse: 'பட்டாசு வகைகளைப் பார்க்க',
  pictureAlt: 'வரிசையாக அகல் விளக்குகள்; பின்னால் பவுண்டெயினும் கம்பி மத்தாப்பும் எரிகின்றன',
  bestSellers: 'அதிகம் விற்பவை',
  categories: 'எங்களிடம் இருப்பவை',
  items: (count: number) => plural(count, { one: '1 பொருள்', other: `${count} பொருட்கள்` }),
  steps: 'ஆர்டர் செய்வது எப்படி',
  step: (saleMode: SaleMode) => [
    {
      title: 'உங்கள் லிஸ்டை எழுதுங்கள்',
      text: 'வேண்டிய பொருளுக்குப் பக்கத்தில் எத்தனை என்று எழுதுங்கள். மொத்தமும், உங்கள் மாநிலத்துக்கான குறைந்தபட்ச ஆர்டரும் எப்போதும் கண்முன் இருக்கும்.',
    },
    saleMode === 'order'
      ? {
          title: 'ஆர்டர் அனுப்புங்கள்',
          text: 'ஒரு முறை அனுப்பினால் போதும். ஆர்டர் எண், பில், பணம் கட்டும் வழி எல்லாம் உடனே கிடைக்கும்.',
        }
      : {
          title: 'ஆர்டர் கோரிக்கை அனுப்புங்கள்',
          text: 'ஒரு முறை அனுப்பினால் போதும். ஆர்டர் எண்ணும், ஆர்டர் எங்கே என்று பார்க்க ஒரு லிங்கும் கிடைக்கும். இப்போது பணம் கட்ட வேண்டாம்.',
        },
    saleMode === 'order' ? CALL_AFTER : CALL_FIRST,
    {
      title: 'பெற்றுக்கொள்ளுங்கள்',
      text: 'பார்சல்கள் லைசென்ஸ் உள்ள லாரியில் உங்களுக்கு அருகில் உள்ள பிக்கப் இடத்துக்கு வரும். இப்போது எங்கே இருக்கிறது என்று எப்போது வேண்டுமானாலும் பார்க்கலாம்.',
    },
  ],
  catalogueOnly: 'இப்போது ஆர்டர் எடுப்பதில்லை; விலைப் பட்டியலைப் பார்க்க மட்டும் முடியும்.',
  trust: 'ஏன் எங்களை நம்பலாம்',
  trustFacts: {
    licence: 'வெடிபொருள் லைசென்ஸ்',
    gstin: 'GSTIN',
    since: 'விற்பனை தொடங்கிய வருடம்',
    where: 'கடை இருக்கும் இடம்',
  },
  verify: 'பணம் கட்டும் முன் போன் செய்யுங்கள். உண்மையான கடை என்றால் போனை எடுப்பார்கள்.',
  cities: 'நேரத்தோடு ஆர்டர் செய்யுங்கள்',
  cityHead: 'ஊர்',
  cityDays: 'வந்து சேர',
  cityBy: 'கடைசி நாள்',
  days: (days: number) => plural(days, { one: '1 நாள்', other: `${days} நாட்கள்` }),
  noDate: 'எங்களிடம் கேளுங்கள்',
  allCities: 'எல்லா ஊர்களும், லாரி வாடகையும், பிக்கப் இடங்களும்',
  schemes: 'மாதாமாதம் கட்டுங்கள், கூடுதலாக வாங்குங்கள்',
  schemesText: 'பட்டாசுத் திட்டத்தில் இப்போது சேரலாம்.',
  scheme: (monthly: number, instalments: number, paid: number, worth: number) =>
    `மாதம் ${formatMoney(monthly)}, ${instalments} தவணை: ${formatMoney(paid)} கட்டி, ${formatMoney(worth)}-க்குப் பட்டாசு வாங்கலாம்.`,
  schemesLink: 'திட்டங்களையும் கணக்கையும் பார்க்க',
  posts: 'புதிய பதிவுகள்',
  postsLink: 'எல்லாப் பதிவுகளும்',
  safety: 'பாதுகாப்பாகப் பற்ற வையுங்கள்',
  safetyText:
    'கண்ணையும் கையையும் காக்கும் சின்னச் சின்ன விதிகள். முதல் தீக்குச்சியை உரசும் முன், குழந்தைகளோடு இரண்டு நிமிடம் படியுங்கள்.',
  safetyLink: 'பாதுகாப்பு விதிகளைப் படிக்க',
};
