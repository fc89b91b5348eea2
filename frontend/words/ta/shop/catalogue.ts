import type { Unit } from '@shop/contracts/rules/catalogue/units';
import type { words as English } from '../../en/shop/catalogue.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { units } from './units.ts';

export const words: Translated<typeof English> = {
  crackers: 'பட்டாசு',
  productDescription: (name: string, content: string | null) =>
    `${name}${content ? `, ${content}` : ''}: நெட் விலை, உள்ளே என்ன, பாதுகாப்பாகப் பற்ற வைப்பது எப்படி.`,
  crackersDescription: (shop: string) =>
    `${shop}: எல்லாப் பட்டாசும் வகை வகையாக, நெட் விலையோடு. கம்பி மத்தாப்பு, புஸ்வாணம், தரைச் சக்கரம், ராக்கெட், பவுண்டெயின், கிஃப்ட் பாக்ஸ்.`,
  categoryDescription: (kind: string) => `${kind}: சிவகாசியிலிருந்து, வரி சேர்த்த நெட் விலையில்.`,
  emptyCategory: 'இந்த வகையில் இப்போது எதுவும் இல்லை.',
  otherKinds: 'மற்ற வகைகள்',
  intro: 'எல்லா விலையும் ஒன்றுக்கு: நெட் விலை, வரி சேர்த்து.',
  searchLabel: 'பட்டாசு தேடு',
  searchHelp: 'பெயர் அல்லது எண்',
  searchButton: 'தேடு',
  found: (count: number, text: string) =>
    `“${text}”: ${plural(count, { one: '1 பொருள்', other: `${count} பொருட்கள்` })}`,
  clearSearch: 'எல்லாவற்றையும் காட்டு',
  items: (count: number) => plural(count, { one: '1 பொருள்', other: `${count} பொருட்கள்` }),
  quickOrder: 'விலைப் பட்டியலில் ஆர்டர் செய்ய',
  breadcrumbs: 'இப்போது பார்க்கும் பக்கம்',
  green: 'பசுமைப் பட்டாசு',
  soldOut: 'தீர்ந்துவிட்டது',
  /** After a price or a content: `₹120 / பெட்டி`, as on the price list. */
  per: (unit: string) => `/ ${units[unit as Unit]?.[0] ?? unit}`,
  saving: (percent: number) => `MRP-யை விட ${percent} % குறைவு`,
  mrp: 'MRP',
  code: 'பொருள் எண்',
  content: 'உள்ளே எத்தனை',
  packItems: 'உள்ளே என்ன',
  brand: 'பிராண்டு',
  burns: 'எரியும் நேரம்',
  burnsFor: (seconds: number) =>
    seconds < 120 ? `சுமார் ${seconds} விநாடி` : `சுமார் ${Math.round(seconds / 60)} நிமிடம்`,
  shots: 'எத்தனை ஷாட்',
  height: 'உயரம்',
  heightOf: (metres: number) => `${metres} மீட்டர் வரை`,
  noise: 'சத்தம்',
  noiseAt: (db: number) => `4 மீட்டர் தூரத்தில் ${db} dB(A)`,
  noiseLimit: 'சட்டப்படி 125 dB(AI) வரை இருக்கலாம்.',
  certificate: 'NEERI சான்றிதழ்',
  certificateHelp:
    'பசுமைப் பட்டாசு: சாதாரணப் பட்டாசை விடப் புகைத் துகள் 30 % அல்லது அதற்கும் மேல் குறைவு. பெட்டியில் உள்ள QR கோடு சரியா என்று பாருங்கள்.',
  tax: 'வரி',
  taxIncluded: (percent: number, hsn: string) => `${percent} % GST சேர்த்து (HSN\u00a0${hsn})`,
  addToList: 'என் லிஸ்டில் சேர்',
  inList: (quantity: number) => `உங்கள் லிஸ்டில் ஏற்கெனவே இருப்பது: ${quantity}`,
  toList: 'என் லிஸ்டுக்கு',
  added: (name: string) => `${name}: உங்கள் லிஸ்டில் சேர்ந்தது.`,
  zoom: 'படத்தைப் பெரிதாகப் பார்க்க',
  zoomOffline: 'பெரிய படம் பார்க்க இன்டர்நெட் வேண்டும்.',
  morePictures: 'மேலும் படங்கள்',
  video: 'எரிவதை வீடியோவில் பார்க்க',
  videoNote: 'இதை அழுத்திய பிறகே YouTube வீடியோ வரும்.',
  safety: 'பற்ற வைக்கும் முன்',
  safetyTips: [
    'வெளியில் மட்டும் பற்ற வையுங்கள்; கையை நன்றாக நீட்டி, எட்ட நில்லுங்கள். பக்கத்தில் தண்ணீரோ மணலோ இருக்கட்டும்.',
    'கையில் பிடிக்க என்றே செய்த பட்டாசை மட்டும் கையில் பிடியுங்கள். பட்டாசின் மேல் குனியாதீர்கள்; எரியாமல் போனால் மறுபடி பற்ற வைக்காதீர்கள்.',
    'குழந்தைகள் பற்ற வைத்தால், பெரியவர் ஒருவர் பக்கத்தில் இருக்க வேண்டும்.',
  ],
  safetyMore: 'எல்லாப் பாதுகாப்பு விதிகளும்',
  related: 'இதே வகையில் இன்னும்',
  description: 'இதைப் பற்றி',
};
