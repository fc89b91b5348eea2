import { listPosts } from '@shop/contracts/blog/endpoints';
import { useConfig } from 'vike-react/useConfig';
import type { PageContextServer } from 'vike/types';
import { readForPage } from '../../api/read-for-page.ts';
import { words } from '../../words/en/shop/blog.ts';
import { shownPost } from './shown-post.ts';

export type BlogPageData = Awaited<ReturnType<typeof readBlogPage>>;

/** One page of posts, newest first; for +data. */
export async function readBlogPage(pageContext: PageContextServer, page: number) {
  const setConfig = useConfig();
  const { posts, total, pageSize } = await readForPage(pageContext, listPosts, { query: { page } });
  const { name } = pageContext.shop.identity;
  setConfig({ title: `${words.pageTitle(page)} | ${name}`, description: words.description(name) });
  return { posts: posts.map(shownPost), page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}
