import type { PostEntry, PostPageView, PostView } from '@shop/contracts/blog/views';
import type { MovedView } from '@shop/contracts/catalogue/views';
import type { Day } from '@shop/contracts/rules/days';

/** What the public may read of the blog: published posts. */
export abstract class Posts {
  /** Newest first; null for a page past the last. */
  abstract page(page: number): Promise<PostPageView | null>;
  /** Null when there is no such post and never was. */
  abstract bySlug(slug: string): Promise<PostView | MovedView | 'gone' | null>;
  /** A post that is not stored, as it would be read. */
  abstract preview(entry: PostEntry, publishedOn: Day, updatedAt: Date): Promise<PostView>;
}
