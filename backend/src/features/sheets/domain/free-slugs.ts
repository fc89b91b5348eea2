import { PRODUCT_TEXT } from '@shop/contracts/rules/limits';
import { slugOf, slugsOf } from '@shop/contracts/rules/catalogue/slug';

/** Addresses for products that come into a category. */
export class FreeSlugs {
  private readonly taken: Set<string>;

  constructor(taken: Iterable<{ categoryId: string; slug: string }>) {
    this.taken = new Set([...taken].map(({ categoryId, slug }) => `${categoryId} ${slug}`));
  }

  /** @param wish what it was called in another category */
  take(categoryId: string, product: Parameters<typeof slugsOf>[0], wish?: string): string {
    const slugs = [...(wish ? [wish] : []), ...slugsOf(product)];
    const slug =
      slugs.find((each) => each.length <= PRODUCT_TEXT.slug.max && this.isFree(categoryId, each)) ??
      this.numbered(categoryId, slugOf(product.code));
    this.taken.add(`${categoryId} ${slug}`);
    return slug;
  }

  private isFree(categoryId: string, slug: string): boolean {
    return !this.taken.has(`${categoryId} ${slug}`);
  }

  private numbered(categoryId: string, slug: string): string {
    let number = 2;
    while (!this.isFree(categoryId, `${slug}-${number}`)) number++;
    return `${slug}-${number}`;
  }
}
