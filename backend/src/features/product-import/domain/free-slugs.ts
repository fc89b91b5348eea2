import { PRODUCT_TEXT } from '@shop/contracts/rules/limits';
import { slugOf, slugsOf } from '@shop/contracts/rules/slug';

/** Addresses for products that come into a category. */
export class FreeSlugs {
  private readonly taken: Set<string>;

  constructor(taken: Iterable<{ categoryId: string; slug: string }>) {
    this.taken = new Set([...taken].map(({ categoryId, slug }) => `${categoryId} ${slug}`));
  }

  /** @param wish what it was called in another category */
  take(categoryId: string, product: Parameters<typeof slugsOf>[0], wish?: string): string {
    const isFree = (slug: string) => !this.taken.has(`${categoryId} ${slug}`);
    const slugs = [...(wish ? [wish] : []), ...slugsOf(product)].filter(
      (slug) => slug.length <= PRODUCT_TEXT.slug.max,
    );
    let slug = slugs.find(isFree);
    for (let number = 2; slug === undefined; number++) {
      slug = [`${slugOf(product.code)}-${number}`].find(isFree);
    }
    this.taken.add(`${categoryId} ${slug}`);
    return slug;
  }
}
