import type { PictureView } from '../catalogue/views.ts';
import type { Day } from '../rules/days.ts';

/** A post in a list. */
export interface PostRowView {
  slug: string;
  title: string;
  excerpt: string;
  cover: PictureView | null;
  tags: string[];
  author: string;
  publishedOn: Day;
  updatedAt: string;
}

export interface PostView extends PostRowView {
  /** Sanitised HTML. */
  body: string;
  /** The newest others, for reading on. */
  others: PostRowView[];
}

export interface PostPageView {
  posts: PostRowView[];
  total: number;
  page: number;
  pageSize: number;
}
