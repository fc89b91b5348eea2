import type { PostEntry } from '@shop/contracts/blog/views';
import { keepsTo, POST_TEXT, SLUG } from '@shop/contracts/rules/limits';
import { MOST_TAGS } from '@shop/contracts/rules/catalogue/posts';
import { words } from '../../../words/en/staff/blog.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';

/** The fields of a post. */
export const postFields = fieldsOf<PostEntry>(words.fields, {
  title: { kind: 'text', limit: POST_TEXT.title },
  titleTa: { kind: 'text', limit: POST_TEXT.title, optional: true },
  slug: { kind: 'text', limit: POST_TEXT.slug, pattern: SLUG },
  excerpt: { kind: 'long', limit: POST_TEXT.excerpt },
  excerptTa: { kind: 'long', limit: POST_TEXT.excerpt, optional: true },
  cover: { kind: 'picture' },
  body: { kind: 'rich', limit: POST_TEXT.body },
  bodyTa: { kind: 'rich', limit: POST_TEXT.body, optional: true },
  tags: { kind: 'tags', most: MOST_TAGS, wrong: (tag) => !keepsTo(POST_TEXT.tag, tag) },
  author: { kind: 'text', limit: POST_TEXT.author },
});

/** A post as the API takes it. */
export function sentPost({ cover, ...entry }: PostEntry) {
  return { ...entry, coverKey: cover?.key ?? null };
}

/** Names what is typed of a post in this browser. */
export function postSubject(id: string): string {
  return `post/${id}`;
}
