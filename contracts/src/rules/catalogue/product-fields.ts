import type { Entered, EnteredField } from '../entered-fields.ts';
import {
  HSN,
  ITEM_CODE,
  MOST_OF_ONE,
  MOST_PAISE,
  PRODUCT,
  PRODUCT_TEXT,
  SLUG,
  TAG_NAME,
  WEB_ADDRESS,
} from '../limits.ts';
import { PRODUCT_STATES, type ProductState } from './product-states.ts';
import { UNITS } from './units.ts';

/** The states of a product as a file has them. */
const STATES_IN_FILES: Record<ProductState, string> = {
  draft: 'Draft',
  active: 'In the list',
  archived: 'Archived',
};

/** One paisa is the least that anything costs. */
const price = { kind: 'money', min: 1, max: MOST_PAISE } as const;

/** Everything that is entered of a product, in the order of the columns of a file; `onPage` is shown by its page alone. */
export const PRODUCT_AND_STOCK = {
  code: { kind: 'text', pattern: ITEM_CODE, capitals: true, column: { heading: 'Item code' } },
  categoryId: { kind: 'reference', column: { heading: 'Category', name: 'category' } },
  name: { kind: 'text', limit: PRODUCT_TEXT.name, column: { heading: 'Name' } },
  nameTa: { kind: 'text', limit: PRODUCT_TEXT.name, optional: true, column: { heading: 'Tamil name' } },
  /** Other words by which it is looked for: anar, phuljhari. */
  aliases: {
    kind: 'texts',
    limit: PRODUCT_TEXT.alias,
    most: PRODUCT.aliases,
    column: { heading: 'Other names' },
  },
  /** The last part of its page's address. It stays when a file is imported. */
  slug: {
    kind: 'text',
    limit: PRODUCT_TEXT.slug,
    pattern: SLUG,
    column: { heading: 'Address', exportOnly: true },
  },
  /** The name of one of `brands`. One that is new is added to them. */
  brand: {
    kind: 'text',
    limit: PRODUCT_TEXT.brand,
    optional: true,
    onPage: true,
    column: { heading: 'Brand' },
  },
  unit: { kind: 'choice', values: UNITS, column: { heading: 'Unit' } },
  content: { kind: 'text', limit: PRODUCT_TEXT.content, optional: true, column: { heading: 'Content' } },
  mrpPaise: { ...price, column: { heading: 'MRP', name: 'mrp' } },
  netPaise: { ...price, column: { heading: 'Net rate', name: 'net' } },
  /** Free to be sold; null: not counted. Entered with a new product only: then orders move it. */
  stock: { kind: 'number', min: 0, max: PRODUCT.stock, optional: true, column: { heading: 'Stock' } },
  maxQuantity: {
    kind: 'number',
    min: 1,
    max: MOST_OF_ONE,
    optional: true,
    column: { heading: 'Most per order' },
  },
  /** Of a gift box or a family pack: `10 × Flower Pots Big`. */
  packItems: {
    kind: 'texts',
    limit: PRODUCT_TEXT.packItem,
    most: PRODUCT.packItems,
    onPage: true,
    column: { heading: 'What is in it' },
  },
  videoUrl: {
    kind: 'text',
    limit: PRODUCT_TEXT.videoUrl,
    pattern: WEB_ADDRESS,
    optional: true,
    onPage: true,
    column: { heading: 'Video' },
  },
  burnSeconds: {
    kind: 'number',
    min: 1,
    max: PRODUCT.burnSeconds,
    optional: true,
    onPage: true,
    column: { heading: 'Burning seconds', measure: 's' },
  },
  shots: {
    kind: 'number',
    min: 1,
    max: PRODUCT.shots,
    optional: true,
    onPage: true,
    column: { heading: 'Shots' },
  },
  /** How high it goes. */
  heightMetres: {
    kind: 'number',
    min: 1,
    max: PRODUCT.heightMetres,
    optional: true,
    onPage: true,
    column: { heading: 'Height m', measure: 'm' },
  },
  /** dB(A) at 4 m. */
  noiseDb: {
    kind: 'number',
    min: 1,
    max: PRODUCT.noiseDb,
    optional: true,
    onPage: true,
    column: { heading: 'Noise dB', measure: 'dB' },
  },
  /** For whom and when it is, and what it is like: names of `productTags`. A name that is new is added to them. */
  tags: {
    kind: 'texts',
    limit: PRODUCT_TEXT.tag,
    most: PRODUCT.tags,
    pattern: TAG_NAME,
    column: { heading: 'Tags' },
  },
  /** Its presence makes the product a green cracker. */
  neeriCertificate: {
    kind: 'text',
    limit: PRODUCT_TEXT.neeriCertificate,
    optional: true,
    onPage: true,
    column: { heading: 'NEERI certificate' },
  },
  hsn: { kind: 'text', pattern: HSN, initial: '3604', onPage: true, column: { heading: 'HSN' } },
  gstBasisPoints: { kind: 'share', initial: 1_800, onPage: true, column: { heading: 'GST %', name: 'gst' } },
  state: {
    kind: 'choice',
    values: PRODUCT_STATES,
    initial: 'draft',
    column: { heading: 'State', labels: STATES_IN_FILES },
  },
  featured: { kind: 'switch', column: { heading: 'Featured' } },
  /** In the order in which they are shown. */
  pictures: { kind: 'pictures', most: PRODUCT.pictures },
  description: { kind: 'rich', limit: PRODUCT_TEXT.description, onPage: true },
  descriptionTa: { kind: 'rich', limit: PRODUCT_TEXT.description, optional: true, onPage: true },
} as const satisfies Readonly<Record<string, EnteredField & { onPage?: true }>>;

const { stock, ...fields } = PRODUCT_AND_STOCK;
/** What staff enter of a product. */
export const PRODUCT_FIELDS = fields;
export type ProductValues = Entered<typeof fields>;

/** What a new product must have; it is a draft, and the rest is entered where it stands. */
export const NEW_PRODUCT_FIELDS = {
  code: fields.code,
  name: fields.name,
  categoryId: fields.categoryId,
  unit: fields.unit,
  content: fields.content,
  mrpPaise: fields.mrpPaise,
  netPaise: fields.netPaise,
  stock,
};

/** What a product's own page shows, and the price list does not. */
export type PageField = {
  [Name in keyof typeof fields]: (typeof fields)[Name] extends { onPage: true } ? Name : never;
}[keyof typeof fields];
export const PAGE_FIELDS = Object.entries(PRODUCT_FIELDS).flatMap(([name, field]) =>
  'onPage' in field ? [name as PageField] : [],
);
