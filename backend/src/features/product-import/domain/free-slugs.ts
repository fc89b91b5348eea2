import { slugOf } from '@shop/contracts/rules/slug';

/** Of an address's last part, characters. */
const LONGEST = 80;

interface Named {
  code: string;
  name: string;
  content: string | null;
}

/** Addresses for products that come into a category: one name sells in several contents. */
export class FreeSlugs {
  private readonly taken: Set<string>;

  constructor(taken: Iterable<{ categoryId: string; slug: string }>) {
    this.taken = new Set([...taken].map(({ categoryId, slug }) => `${categoryId} ${slug}`));
  }

  /** @param before the address it had in another category */
  take(categoryId: string, { code, name, content }: Named, before?: string): string {
    const wishes = [before, name, content && `${name} ${content}`, `${name} ${code}`, code];
    const slugs = wishes.map((wish) =>
      slugOf(wish ?? '')
        .slice(0, LONGEST)
        .replace(/-$/, ''),
    );
    const free = (slug: string) => slug !== '' && !this.taken.has(`${categoryId} ${slug}`);
    const slug = slugs.find(free) ?? this.numbered(categoryId, slugOf(code));
    this.taken.add(`${categoryId} ${slug}`);
    return slug;
  }

  private numbered(categoryId: string, slug: string): string {
    for (let number = 2; ; number++) {
      if (!this.taken.has(`${categoryId} ${slug}-${number}`)) return `${slug}-${number}`;
    }
  }
}
