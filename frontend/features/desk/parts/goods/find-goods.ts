import type { PriceListView, ProductRowView } from '@shop/contracts/catalogue/views';

/** So many are offered at once. */
const MOST_FOUND = 8;

/** What has every word of the text in its code or in one of its names, as it stands on the price list; a code itself comes first. */
export function findGoods({ categories }: PriceListView, text: string): ProductRowView[] {
  const words = plain(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found = categories.flatMap(({ products, aliases }) =>
    products.filter((product) => {
      const searched = textOf(product, aliases);
      return words.every((word) => searched.includes(word));
    }),
  );
  const exact = ({ code }: ProductRowView) => Number(withoutDashes(code) === withoutDashes(words.join('')));
  return found.toSorted((a, b) => exact(b) - exact(a)).slice(0, MOST_FOUND);
}

function textOf({ code, name, nameTa, aliases }: ProductRowView, ofKind: readonly string[]): string {
  return plain([code, withoutDashes(code), name, nameTa ?? '', ...aliases, ...ofKind].join(' '));
}

function withoutDashes(code: string): string {
  return code.replaceAll('-', '').toLowerCase();
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
