import type { ProductTag } from '@shop/contracts/rules/catalogue/product-tags';

/** What is said of a tag. */
export const tagWords: Record<ProductTag, string> = {
  'kid-safe': 'With a grown-up',
  'low-noise': 'Low noise',
  day: 'For the day',
  night: 'For the night',
  sound: 'Sound',
};

export const words = {
  crackers: 'Crackers',
  productDescription: (name: string, content: string | null) =>
    `${name}${content ? `, ${content}` : ''}: net rate, what is in the box and how to light it safely.`,
  crackersDescription: (shop: string) =>
    `Every cracker of ${shop} by kind, with its net rate: sparklers, flower pots, chakkars, rockets, fountains and gift boxes.`,
  categoryDescription: (kind: string) => `${kind} from Sivakasi with their net rates, taxes included.`,
  emptyCategory: 'Nothing of this kind is in the list just now.',
  otherKinds: 'Other kinds',
  intro: 'All prices are net rates for one unit, taxes included.',
  searchLabel: 'Search crackers',
  searchHelp: 'Name or item code',
  searchButton: 'Search',
  found: (count: number, text: string) =>
    count === 1 ? `1 item for “${text}”` : `${count} items for “${text}”`,
  clearSearch: 'Show everything',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  quickOrder: 'Order from the price list',
  breadcrumbs: 'Where you are',
  green: 'Green cracker',
  soldOut: 'Sold out',
  per: (unit: string) => `per ${unit.toLowerCase()}`,
  saving: (percent: number) => `${percent} % below MRP`,
  mrp: 'MRP',
  code: 'Item code',
  content: 'Content',
  brand: 'Brand',
  noise: 'Noise',
  noiseAt: (db: number) => `${db} dB(A) at 4 m`,
  noiseLimit: 'The law allows 125 dB(AI).',
  certificate: 'NEERI certificate',
  certificateHelp: 'A green cracker: at least 30 % less particulate matter. Check the QR code on the box.',
  tax: 'Tax',
  taxIncluded: (percent: number, hsn: string) => `${percent} % GST included (HSN\u00a0${hsn})`,
  addToList: 'Add to my list',
  inList: (quantity: number) => `Already on your list: ${quantity}`,
  toList: 'Go to my list',
  added: (name: string) => `${name} is on your list.`,
  zoom: 'See the picture larger',
  zoomOffline: 'The larger picture needs a network.',
  morePictures: 'More pictures',
  video: 'Watch it burn',
  safety: 'Before you light it',
  safetyTips: [
    'Outdoors only, a full arm’s length away, with water or sand at hand.',
    'Hold only what is made to be held. Never lean over it; never light it again when it fails.',
    'Children light only with a grown-up beside them.',
  ],
  safetyMore: 'All fire-safety tips',
  related: 'More of this kind',
  description: 'About it',
} as const;
