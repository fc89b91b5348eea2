import type { QuickOrderView } from './quick-order-view.ts';
import type { ListCategory, ListFilter, ListRow, ListTrait } from './list-rows.ts';

/**
 * The view as it travels with the page: the list is one text, a line a row. Hundreds of rows with the names of their
 * fields would take longer to write than the page itself.
 */
export type PackedView = Omit<QuickOrderView, 'categories'> & { list: string };

export function packedView(view: QuickOrderView): PackedView {
  const { categories, ...rest } = view;
  const packed = { ...rest, list: packedList(categories, view.filters) };
  packedHere.set(packed, view);
  return packed;
}

export function unpackedView(packed: PackedView): QuickOrderView {
  const { list, ...rest } = packed;
  return packedHere.get(packed) ?? { ...rest, categories: unpackedList(list, rest.filters) };
}

/** The server renders what it packs: it need not read it anew. */
const packedHere = new WeakMap<PackedView, QuickOrderView>();

/** A line a category, and under it a line a row, which begins with a tab. */
export function packedList(categories: readonly ListCategory[], filters: readonly ListFilter[]): string {
  return categories
    .map(({ slug, name, nameTa, aliases, rows }) =>
      [line(slug, name, nameTa, ...aliases), ...rows.map((row) => packedRow(row, filters))].join('\n'),
    )
    .join('\n');
}

export function unpackedList(list: string, filters: readonly ListFilter[]): ListCategory[] {
  const categories: ListCategory[] = [];
  for (const text of list.split('\n')) {
    const fields = text.split('\t');
    if (fields[0] === '') {
      categories.at(-1)?.rows.push(unpackedRow(fields, filters));
    } else {
      const [slug = '', name = '', nameTa, ...aliases] = fields;
      categories.push({ slug, name, nameTa: nameTa || null, aliases, rows: [] });
    }
  }
  return categories;
}

function packedRow(row: ListRow, filters: readonly ListFilter[]): string {
  const { code, slug, name, nameTa, unit, content, mrpPaise, netPaise, available, maxQuantity } = row;
  const traits = traitsIn(filters).map((trait) => (row.traits.includes(trait) ? '1' : '0'));
  const picture = row.picture && `${row.picture.key}:${row.picture.width}`;
  const facts = line('', code, slug, name, nameTa, unit, content, mrpPaise, netPaise, available ? '1' : '');
  return `${facts}\t${line(maxQuantity, traits.join(''), picture, ...row.aliases)}`;
}

function unpackedRow(fields: readonly string[], filters: readonly ListFilter[]): ListRow {
  const [, code = '', slug = '', name = '', nameTa, unit = '', content, mrp, net, available, most, ...rest] =
    fields;
  const [traits = '', picture = '', ...aliases] = rest;
  const [key = '', width] = picture.split(':');
  return {
    code,
    slug,
    name,
    nameTa: nameTa || null,
    unit: unit as ListRow['unit'],
    content: content || null,
    mrpPaise: Number(mrp),
    netPaise: Number(net),
    available: available === '1',
    maxQuantity: most ? Number(most) : null,
    aliases,
    traits: traitsIn(filters).filter((_, place) => traits[place] === '1'),
    picture: key === '' ? null : { key, width: Number(width) },
  };
}

function traitsIn(filters: readonly ListFilter[]): ListTrait[] {
  return [...filters, 'pack'];
}

/** Nothing in a field looks like the end of one: each is on one line (list-rows.ts). */
function line(...fields: readonly (string | number | null)[]): string {
  return fields.join('\t');
}
