import type { PostRowView } from '@shop/contracts/blog/views';

/** A post as a card shows it. */
export type ShownPost = Pick<PostRowView, 'slug' | 'title' | 'excerpt' | 'cover' | 'publishedOn'>;

export function shownPost({ slug, title, excerpt, cover, publishedOn }: PostRowView): ShownPost {
  return { slug, title, excerpt, cover, publishedOn };
}
