import type { Unit } from '@shop/contracts/rules/catalogue/units';
import { formatMoney } from '@shop/contracts/rules/money';
import type { words as English } from '../../en/shop/orders-list.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '../../translated.ts';
import { units } from './units.ts';

const items = (count: number) => plural(count, { one: '1 பொருள்', other: `${count} பொருட்கள்` });

/** The sheet with a quantity box in each row. */
export const words: Translated<typeof English> = {
  title: 'விலைப் பட்டியல், ஆர்டர்',
  oneMoment: 'ஒரு நிமிடம் …',
  heading: 'விலைப் பட்டியல்',
  description: (items: number, shop: string) =>
    `${shop}: ${items} பொருட்களும் ஒரே பக்கத்தில். நெட் விலை, MRP, எத்தனை வேண்டும் என்று எழுத ஒரு கட்டம். பட்டாசு லாரியில் வரும்.`,
  lead: 'வேண்டிய பொருளுக்குப் பக்கத்தில் எத்தனை என்று எழுதுங்கள். எல்லாம் நெட் விலை, வரி சேர்ந்தது.',
  whyBelowMrp: 'MRP-யை விட ஏன் இவ்வளவு குறைவு?',
  sheet: 'விலைப் பட்டியல்',
  categories: 'பட்டாசு வகைகள்',
  sendingTo: 'எந்த மாநிலத்துக்கு?',
  /** The line that unfolds into where the goods go, its hours, and what to do with the list. */
  goesTo: (state: string) => (state ? `${state} · PDF, ஷேர்` : 'எந்த மாநிலம்? · PDF, ஷேர்'),
  search: 'பட்டியலில் தேடு',
  searchPlaceholder: 'பெயர் அல்லது எண்',
  clearSearch: 'தேடியதை அழி',
  filters: 'வகைகள்',
  filtersButton: (chosen: number) => (chosen === 0 ? 'வகைகள்' : `வகைகள் · ${chosen}`),
  filterGroups: { traits: 'இவற்றை மட்டும் காட்டு', prices: 'நெட் விலை', kinds: 'பட்டாசு வகை' },
  greenFilter: 'பசுமைப் பட்டாசு',
  mineFilter: 'என் லிஸ்டில் இருப்பது',
  priceBand: (above: number | null, most: number) =>
    above === null
      ? `${formatMoney(most)} வரை`
      : most === Infinity
        ? `${formatMoney(above)}-க்கு மேல்`
        : `${formatMoney(above)} முதல் ${formatMoney(most)} வரை`,
  closeFilters: 'மூடு',
  clearFilters: 'எல்லா டிக்கையும் எடுத்துவிடு',
  showFound: (count: number) => plural(count, { one: '1 பொருளைக் காட்டு', other: `${count} பொருட்களைக் காட்டு` }),
  found: items,
  showAll: 'எல்லாவற்றையும் காட்டு',
  soldOut: 'தீர்ந்துவிட்டது',
  /** Over the columns of a wide screen. */
  net: 'MRP, நெட் விலை',
  amount: 'தொகை',
  /** Before the figures, for those who do not see where they stand. */
  mrpBefore: 'MRP ',
  netBefore: 'நெட் விலை ',
  /** After a price: `₹120 / பெட்டி`. */
  per: (unit: string) => `/ ${units[unit as Unit]?.[0] ?? unit}`,
  green: 'பசுமை',
  summary: 'உங்கள் லிஸ்டின் கணக்கு',
  items,
  /** Five of one item: by their unit, where all have the same. */
  pieces: (count: number, unit: Unit | null) => (unit ? `${count} ${units[unit][1]}` : `எண்ணிக்கை ${count}`),
  noItems: 'உங்கள் லிஸ்டில் இன்னும் ஒன்றும் இல்லை',
  saving: (paise: number) => `MRP-யை விட ${formatMoney(paise)} குறைவு`,
  lacking: (lacking: number, minimum: number, state: string) =>
    `இன்னும் ${formatMoney(lacking)}-க்குப் பொருள் சேர்க்க வேண்டும் · ${state}: குறைந்தபட்ச ஆர்டர் ${formatMoney(minimum)}`,
  minimum: (minimum: number, state: string) => `${state}: குறைந்தபட்ச ஆர்டர் ${formatMoney(minimum)}`,
  notGoing: (items: number, state: string) =>
    plural(items, {
      one: `${state}: 1 பொருளை அங்கே அனுப்ப முடியாது`,
      other: `${state}: ${items} பொருட்களை அங்கே அனுப்ப முடியாது`,
    }),
  blocked: (state: string) => `${state}: அங்கே அனுப்ப முடியாது`,
  review: 'சரிபார்',
  scriptsFailed:
    'இந்தப் பக்கத்தில் ஒரு பகுதி வரவில்லை. ஆனாலும் எத்தனை என்று எழுதி “சரிபார்” பட்டனை அழுத்தலாம்; அல்லது பக்கத்தை மறுபடி திறந்து பாருங்கள்.',
  emptyList: 'உங்கள் லிஸ்டில் ஒன்றும் இல்லை. ஒரு பொருளுக்காவது எத்தனை என்று எழுதுங்கள்.',
  clear: 'என் லிஸ்டைக் காலி செய்',
  cleared: 'உங்கள் லிஸ்ட் காலி ஆனது.',
  bringBack: 'லிஸ்டைப் பழையபடி வை',
  share: 'இந்த லிஸ்டை ஷேர் செய்',
  pdf: 'PDF',
  print: 'பிரிண்ட்',
  shareShort: 'ஷேர்',
  whatsApp: 'WhatsApp',
  paste: 'லிஸ்டைப் பேஸ்ட் செய்',
  pasteMine: 'என் லிஸ்டைப் பேஸ்ட் செய்',
  pack: (name: string) => `${name}: உள்ளே என்ன`,
  lateFailed: 'இன்டர்நெட் சரியாக இல்லாததால் திறக்க முடியவில்லை. மறுபடி அழுத்துங்கள்.',
  ways: 'விலைப் பட்டியலைக் கொண்டு போக',
  linkCopied: 'லிங்க் காப்பி ஆனது.',
  shareFailed: 'லிங்க் காப்பி ஆகவில்லை. இந்தப் பக்கத்தின் லிங்கைப் பிரவுசரிலிருந்து ஷேர் செய்யுங்கள்.',
  listText: (shop: string) => `${shop}: விலைப் பட்டியல்`,
  shareText: (shop: string) => `${shop}: என் லிஸ்ட்`,
  copied: 'உங்கள் லிஸ்டின் லிங்க் காப்பி ஆனது.',
  copyFailed: 'லிங்க் காப்பி ஆகவில்லை. இதோ லிங்க்:',
};
