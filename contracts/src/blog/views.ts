import type { PictureView } from '../catalogue/views.ts';
import type { Revised } from '../revised.ts';
import type { Day } from '../rules/days.ts';
import type { PostState } from '../rules/catalogue/posts.ts';

/** A post in a list. */
export interface PostRowView {
  slug: string;
  title: string;
  titleTa: string | null;
  excerpt: string;
  excerptTa: string | null;
  cover: PictureView | null;
  tags: string[];
  author: string;
  publishedOn: Day;
  updatedAt: string;
}

export interface PostView extends PostRowView {
  /** Sanitised HTML; its pictures in the shop's own widths, loaded late. */
  body: string;
  bodyTa: string | null;
  /** The newest others, for reading on. */
  others: PostRowView[];
}

export interface PostPageView {
  posts: PostRowView[];
  total: number;
  page: number;
  pageSize: number;
}

/** What staff write of a post. */
export interface PostEntry {
  title: string;
  titleTa: string | null;
  slug: string;
  excerpt: string;
  excerptTa: string | null;
  cover: PictureView | null;
  /** HTML as it is stored. */
  body: string;
  bodyTa: string | null;
  tags: string[];
  author: string;
}

/** Who may read a post, and since when or from when on. */
export interface PostStanding {
  state: PostState;
  /** When it becomes public by itself; null unless it is scheduled. */
  publishAt: string | null;
  /** The day it was made public the last time; null where it never was. */
  publishedOn: Day | null;
}

/** A row of staff's list of posts. */
export interface DeskPostRowView extends PostStanding, Pick<PostEntry, 'slug' | 'title' | 'tags' | 'author'> {
  id: string;
  /** Title, excerpt and text are there in Tamil, as far as they are there at all. */
  translated: boolean;
  updatedAt: string;
}

/** A post as staff write it. */
export interface DeskPostView extends PostStanding, Revised<PostEntry> {
  id: string;
}
