import type { PageContextServer } from 'vike/types';
import { readBlogPage, type BlogPageData } from '../../../../features/blog/read-blog-page.ts';

export type Data = BlogPageData;

export function data(pageContext: PageContextServer): Promise<Data> {
  return readBlogPage(pageContext, 1);
}
