import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageNotFound } from '../../../../../api/read-for-page.ts';
import { readBlogPage, type BlogPageData } from '../../../../../features/blog/read-blog-page.ts';
import { paths } from '../../../../../lib/paths.ts';

export type Data = BlogPageData;

const NUMBER = /^[1-9]\d{0,3}$/;

/** Later pages have addresses of their own, so that they are shared as pages are; the first is /blog alone. */
export async function data(pageContext: PageContextServer): Promise<Data> {
  const page = pageContext.routeParams['page'] ?? '';
  if (!NUMBER.test(page)) throw pageNotFound(pageContext);
  if (page === '1') throw redirect(paths.blog, 301);
  const view = await readBlogPage(pageContext, Number(page));
  if (view.page > view.pages) throw pageNotFound(pageContext);
  return view;
}
