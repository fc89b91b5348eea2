import type { CategoryProductsView, FoundProductView, ProductRowView } from '@shop/contracts/catalogue/views';

/** A row of the price list with the kind it belongs to, as the public pages show it. */
export type ShownRow = Omit<ProductRowView, 'tags' | 'aliases' | 'isPack'> & { categorySlug: string };

export function shownRow(row: ProductRowView, categorySlug: string): ShownRow {
  const { tags: _tags, aliases: _aliases, isPack: _isPack, ...shown } = row;
  return { ...shown, categorySlug };
}

/** A product as a small card shows it. */
export function bestSeller({
  categorySlug,
  slug,
  name,
  nameTa,
  content,
  netPaise,
  picture,
}: FoundProductView) {
  return { categorySlug, slug, name, nameTa, content, netPaise, picture };
}
export type BestSeller = ReturnType<typeof bestSeller>;

/** A kind as the grids show it. */
export function shownCategory({ slug, name, nameTa, picture, products }: CategoryProductsView) {
  return { slug, name, nameTa, picture, count: products.length };
}

/** How far the net rate is below the MRP, whole per cent, rounded down so that it is never overstated. */
export function savingPercent({ mrpPaise, netPaise }: { mrpPaise: number; netPaise: number }): number {
  return Math.floor(((mrpPaise - netPaise) * 100) / mrpPaise);
}
