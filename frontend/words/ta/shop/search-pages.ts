import { paths } from '../../../lib/paths.ts';
import { pageAliases as englishAliases } from '../../en/shop/search-pages.ts';
import { words as site } from '../../en/shop/site.ts';

/** Also found when they are typed in Latin letters, by their sound. */
const tamil: Readonly<Record<string, readonly string[]>> = {
  [paths.quickOrder]: ['ரேட்', 'விலை', 'நெட் விலை', 'ஆர்டர்', 'லிஸ்ட்', 'ஆர்டர் செய்ய'],
  [paths.crackers]: ['வெடி', 'மத்தாப்பு', 'வாணவேடிக்கை'],
  [paths.priceListPdf]: ['பிரிண்ட்', 'டவுன்லோட்'],
  [paths.schemes]: [
    'பட்டாசுத் திட்டம்',
    'முன்பணத் திட்டம்',
    'தீபாவளி திட்டம்',
    'மாதம் கட்ட',
    'மாசம்',
    'சேமிப்பு',
    'தவணை',
    'பாஸ்புக்',
    'நாமினி',
    'உறுப்பினர்',
  ],
  [paths.cities]: [
    'டெலிவரி',
    'டோர் டெலிவரி',
    'டிரான்ஸ்போர்ட்',
    'லாரி வாடகை',
    'பிக்கப் இடம்',
    'மாவட்டம்',
    'ஊர்',
    'கூரியர்',
  ],
  [paths.track]: ['ஆர்டர் எங்கே', 'order enge', 'நிலை', 'LR எண்', 'லாரி ரசீது', 'பார்சல்'],
  [paths.about]: ['லைசென்ஸ்', 'தள்ளுபடி', 'நீங்கள் யார்', 'எங்களைப் பற்றி'],
  [paths.contact]: ['போன் எண்', 'முகவரி', 'அட்ரஸ்', 'வாட்ஸ்அப்', 'இமெயில்', 'நம்பர்', 'உதவி', 'பேச', 'கஸ்டமர் கேர்'],
  [paths.fireSafety]: ['பாதுகாப்பு', 'குழந்தைகள்', 'தீக்காயம்', 'பற்ற வைக்க', 'வெடிக்க', 'முதலுதவி'],
  [paths.pollutionFree]: [
    'பசுமைப் பட்டாசு',
    'கிரீன் கிராக்கர்ஸ்',
    'நீரி',
    'சட்டம்',
    'தடை',
    'சத்தம்',
    'வெடிக்கும் நேரம்',
    'சுப்ரீம் கோர்ட்',
    'உச்ச நீதிமன்றம்',
  ],
  [paths.refund]: [
    'பணம் திரும்ப',
    'பணம் வாபஸ்',
    'ரீஃபண்ட்',
    'ரத்து',
    'கேன்சல்',
    'ரிட்டர்ன்',
    'உடைந்தது',
    'udanjathu',
    'குறைகிறது',
    'வரவில்லை',
    'விதிமுறைகள்',
  ],
  [paths.privacy]: ['தகவல்', 'குக்கீ'],
};

const { crackers, track, fireSafety, links } = site;
/** What English pages call them, and words that Tamil took from English, as English writes them. */
const english: Readonly<Record<string, readonly string[]>> = {
  [paths.quickOrder]: [links.priceList],
  [paths.crackers]: [crackers, 'fireworks'],
  [paths.priceListPdf]: [links.pdf],
  [paths.schemes]: [links.schemes, 'diwali', 'nominee', 'member'],
  [paths.cities]: [links.cities, 'door delivery', 'courier'],
  [paths.track]: [track, 'parcel'],
  [paths.about]: [links.about, 'license'],
  [paths.contact]: [links.contact, 'email', 'number', 'customer care'],
  [paths.blog]: [links.blog],
  [paths.fireSafety]: [fireSafety, 'first aid'],
  [paths.pollutionFree]: [links.pollutionFree],
  [paths.refund]: [links.refund],
  [paths.privacy]: [links.privacy],
  [paths.sitemap]: [links.sitemap],
};

/** Other words by which a page of the site is looked for; read by the server only. */
export const pageAliases: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(english).map(([path, names]) => [
    path,
    [...(tamil[path] ?? []), ...names, ...(englishAliases[path] ?? [])],
  ]),
);
