import type { words as English } from '../../en/shop/site.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** Header, footer and what every page of the site says. */
export const words: Translated<typeof English> = {
  title: 'சிவகாசிப் பட்டாசு',
  description:
    'சிவகாசியில் உள்ள, லைசென்ஸ் பெற்ற பட்டாசுக் கடை. விலைப் பட்டியலில் உண்மையான நெட் விலை. ஆர்டர் செய்தால், பட்டாசு உங்கள் ஊருக்கு லாரியில் வரும்.',
  skipToContent: 'மெனுவைத் தாண்டிச் செல்ல',
  home: 'முகப்பு',
  list: 'விலைப் பட்டியல்',
  quickOrder: 'ஆர்டர் செய்ய',
  search: 'தேடு',
  draft: 'உங்கள் லிஸ்ட்',
  crackers: 'பட்டாசு',
  track: 'ஆர்டர் எங்கே?',
  trackShort: 'ஆர்டர் எங்கே?',
  call: (phone: string) => `போன் செய்ய: ${phone}`,
  fireSafety: 'பாதுகாப்பு',
  searchLabel: 'பட்டாசு தேடு',
  searchPlaceholder: 'பெயர் அல்லது பொருள் எண்',
  toDark: 'கருப்புத் திரைக்கு மாற்று',
  toLight: 'வெள்ளைத் திரைக்கு மாற்று',
  draftEmpty: 'உங்கள் லிஸ்டில் ஒன்றும் இல்லை',
  items: (items: number) => plural(items, { one: '1 பொருள்', other: `${items} பொருட்கள்` }),
  lastOrder: (day: string, festival: string) =>
    `${festival} வரும் முன் பட்டாசு கையில் கிடைக்க, ஆர்டர் செய்யக் கடைசி நாள்: ${day}.`,
  seasonUntil: (season: string, day: string) => `${season}: ${day} வரை விற்பனை நடக்கும்.`,
  links: {
    priceList: 'விலைப் பட்டியல், ஆர்டர் செய்ய',
    pdf: 'பிரிண்ட் எடுக்க விலைப் பட்டியல் (PDF)',
    schemes: 'பட்டாசுத் திட்டங்கள்',
    cities: 'எந்த ஊர்களுக்கு அனுப்புகிறோம்',
    about: 'எங்களைப் பற்றி',
    contact: 'தொடர்பு',
    blog: 'பதிவுகள்',
    pollutionFree: 'மாசு இல்லாத பட்டாசு',
    refund: 'பணம் திரும்பப் பெற, விதிமுறைகள்',
    privacy: 'தனியுரிமை',
    sitemap: 'எல்லாப் பக்கங்களும்',
  },
  footer: {
    demonstration: 'இது ஒரு மாதிரிக் கடை: பெயர், எண், விலை எல்லாம் கற்பனை. இங்கிருந்து எதுவும் அனுப்பப்படாது.',
    ordering: 'ஆர்டர் செய்ய',
    reading: 'படிக்க',
    help: 'எங்களோடு பேச',
    licence: 'வெடிபொருள் லைசென்ஸ்',
    licenceUntil: (day: string) => `${day} வரை செல்லும்`,
    gstin: 'GSTIN',
    whatsapp: 'WhatsApp',
    since: (year: number) => `${year} முதல் பட்டாசு விற்கிறோம்.`,
    lorryOnly: 'லைசென்ஸ் உள்ள லாரியில் மட்டுமே பட்டாசு போகும்; கூரியரிலோ ரயிலிலோ விமானத்திலோ ஒருபோதும் போகாது.',
    verifyTitle: 'இது எங்கள் கடைதானா என்று பார்ப்பது எப்படி',
    verify: [
      'பணம் கட்டும் முன், இந்தப் பக்கத்தில் உள்ள எண்ணுக்குப் போன் செய்யுங்கள். உண்மையான கடை என்றால் போனை எடுப்பார்கள்; உங்கள் ஆர்டர் பற்றியும் தெரிந்திருக்கும்.',
      'மேலே உள்ள கம்பெனியின் பெயரில் இருக்கும் அக்கவுண்டுக்கு மட்டும் பணம் கட்டுங்கள். கார்டு எண், OTP, PIN எதையும் நாங்கள் கேட்பதே இல்லை.',
      'போலிக் கடைகள் எங்கள் பெயரையும் படங்களையும் காப்பி அடிக்கின்றன. யாராவது உங்களை ஏமாற்றிவிட்டால், தேசிய சைபர் கிரைம் உதவி எண் 1930. உடனே போன் செய்யுங்கள்.',
    ],
    rights: (name: string) => `© ${name}`,
  },
};
