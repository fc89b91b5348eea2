import type { WantedLine } from '../rules/orders/quote.ts';
import type { Entry } from '../entry.ts';
import type { Revised } from '../revised.ts';
import type { PageField, ProductValues } from '../rules/catalogue/product-fields.ts';
import type { Unit } from '../rules/catalogue/units.ts';
import type { CategoryRequest } from './requests.ts';

/** A stored picture; its files are at `pictureUrl(key, width, format)`. */
export interface PictureView {
  key: string;
  alt: string;
  /** Of the largest file, px. */
  width: number;
  height: number;
  /** The widths there are, px, ascending. */
  widths: number[];
}

/** A row of the price list. */
export interface ProductRowView {
  code: string;
  slug: string;
  name: string;
  nameTa: string | null;
  unit: Unit;
  content: string | null;
  mrpPaise: number;
  netPaise: number;
  /** False when sold out. */
  available: boolean;
  maxQuantity: number | null;
  /** Those that shoppers see, in their order. */
  tags: string[];
  /** Other words by which it is found. */
  aliases: string[];
  /** Has a NEERI certificate: a green cracker. */
  green: boolean;
  /** What is in it is written down: a gift box, or a family pack. */
  isPack: boolean;
  picture: PictureView | null;
}

export interface CategoryView {
  slug: string;
  name: string;
  nameTa: string | null;
  /** Sanitised HTML. */
  description: string;
  descriptionTa: string | null;
  picture: PictureView | null;
}

export type CategoryFields = Entry<CategoryRequest>;

/** What staff enter of a category, with the picture itself. */
export interface CategoryEntry extends Omit<CategoryFields, 'pictureKey'> {
  picture: PictureView | null;
}

/** A row of the list of categories. */
export interface CategoryRowView extends Omit<CategoryEntry, 'description' | 'descriptionTa' | 'aliases'> {
  id: string;
  /** Its name, and its description if it has one, are there in Tamil. */
  translated: boolean;
  /** That are active. */
  products: number;
}

export interface CategoryRecordView extends Revised<CategoryEntry> {
  /** That are active. */
  products: number;
}

export interface CategoryProductsView extends CategoryView {
  /** Other words by which its products are found. */
  aliases: string[];
  products: ProductRowView[];
}

export interface PriceListView {
  /** The tags that shoppers can narrow the list to, in their order. */
  filters: string[];
  categories: CategoryProductsView[];
  /** Those of the owner's that are shown, and of which anything can be had, in their order. */
  readyLists: ReadyListView[];
}

/** The description is sanitised HTML. */
export interface ProductView extends ProductRowView, Pick<ProductValues, PageField> {
  category: CategoryView;
  pictures: PictureView[];
  /** Others of the kind. */
  related: ProductRowView[];
}

/** A product that a search found, with where it stands. */
export interface FoundProductView extends ProductRowView {
  categorySlug: string;
  categoryName: string;
}

export interface FoundProductsView {
  products: FoundProductView[];
}

/** What a search of the shop found. */
export interface SearchView extends FoundProductsView {
  /** Nothing has every word: these come closest. */
  closest: boolean;
  /** Joined crackers were asked for, which the law bans. */
  banned: boolean;
}

/** Where a reader of an old slug belongs now. */
export interface MovedView {
  movedTo: string;
}

/** Goods that the owner put together, as they are today. */
export interface ReadyListView {
  name: string;
  nameTa: string | null;
  sentence: string;
  sentenceTa: string | null;
  /** What of it can be had. */
  lines: WantedLine[];
  totalPaise: number;
  /** What of it is not for sale, or sold out, by name. */
  missing: string[];
}
