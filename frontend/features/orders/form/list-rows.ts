import type { PriceListView, ProductRowView } from '@shop/contracts/catalogue/views';
import { contentOf, unitOf } from '../../../words/en/shop/goods-facts.ts';

/** A row of the sheet: what is shown, and nothing more, because it travels twice. */
export type ListRow = Pick<
  ProductRowView,
  | 'code'
  | 'slug'
  | 'name'
  | 'nameTa'
  | 'unit'
  | 'content'
  | 'mrpPaise'
  | 'netPaise'
  | 'available'
  | 'maxQuantity'
  | 'aliases'
> & {
  traits: ListTrait[];
  /** The smallest drawing. */
  picture: { key: string; width: number } | null;
};

export interface ListCategory {
  slug: string;
  name: string;
  nameTa: string | null;
  /** Other words by which its rows are found. */
  aliases: string[];
  rows: ListRow[];
}

/** What the list can be narrowed to: green crackers, whatever their tags are called, or a tag by its name. */
export type ListFilter = 'green' | `#${string}`;

/** Of the filters of the list one that a row passes, or that it is a pack of which can be shown what is in it. */
export type ListTrait = ListFilter | 'pack';

/** A backend of the version before, while a new one is rolled out, names none. */
export function filtersOf({ filters = [] }: { filters?: string[] }): ListFilter[] {
  return [...filters.map((name): ListFilter => `#${onOneLine(name)}`), 'green'];
}

export function listOf(list: PriceListView): ListCategory[] {
  const { categories } = list;
  const filters = filtersOf(list);
  return categories
    .filter((category) => category.products.length > 0)
    .map((category) => ({
      slug: category.slug,
      name: onOneLine(category.name),
      nameTa: writtenOrNull(category.nameTa),
      aliases: aliasesOf(category),
      rows: category.products.map((product) => rowOf(product, filters)),
    }));
}

function rowOf(product: ProductRowView, filters: readonly ListFilter[]): ListRow {
  const { code, slug, name, nameTa, unit, content, mrpPaise, netPaise, available, maxQuantity } = product;
  const { tags, green, isPack } = product;
  return {
    code,
    slug,
    name: onOneLine(name),
    nameTa: writtenOrNull(nameTa),
    unit,
    content: writtenOrNull(content),
    mrpPaise,
    netPaise,
    available,
    maxQuantity,
    aliases: aliasesOf(product),
    traits: [
      ...filters.filter((filter) => (filter === 'green' ? green : tags.includes(filter.slice(1)))),
      ...(isPack ? (['pack'] as const) : []),
    ],
    picture: smallest(product.picture),
  };
}

/** A backend of the version before, while a new one is rolled out, names none. */
function aliasesOf({ aliases }: { aliases?: string[] }): string[] {
  return aliases?.map(onOneLine) ?? [];
}

/** The list travels as a line a row, and a tab between its fields. */
function onOneLine(text: string): string {
  return /[\t\n]/.test(text) ? text.replace(/[\t\n]+/g, ' ') : text;
}

function writtenOrNull(text: string | null): string | null {
  return text ? onOneLine(text) : null;
}

function smallest(picture: ProductRowView['picture']): ListRow['picture'] {
  const width = picture?.widths[0];
  if (!picture || width === undefined) return null;
  return { key: picture.key, width };
}

/** Content is part of what a thing is: the same name sells as 10 and as 25 pieces. */
export function fullName({ name, content }: { name: string; content: string | null }): string {
  return glued(content ? `${name}, ${contentOf(content)}` : name);
}

/** A number stands on the line of what it counts: no `(30` at the end of one and `items)` on the next. */
export function glued(name: string): string {
  return name.replaceAll(/(\p{N}) /gu, `$1${NO_BREAK}`);
}

/**
 * `10 pcs · Box`; a piece of one is said once: `1 pc`. It breaks before the dot alone: the content stays whole on one
 * line, and the unit on the next.
 */
export function factsOf({ content, unit }: Pick<ListRow, 'content' | 'unit'>): string {
  if (content === null || content === '') return unitOf(unit);
  const whole = contentOf(content).replaceAll(' ', NO_BREAK);
  return content === '1 pc' && unit === 'Piece' ? whole : `${whole} ·${NO_BREAK}${unitOf(unit)}`;
}

const NO_BREAK = '\u00a0';

/** Every row by its code, in the order of the list. */
export function rowsByCode(categories: readonly ListCategory[]): ReadonlyMap<string, ListRow> {
  return new Map(categories.flatMap(({ rows }) => rows.map((row) => [row.code, row] as const)));
}
