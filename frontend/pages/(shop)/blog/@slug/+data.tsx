import { readPost } from '@shop/contracts/blog/endpoints';
import type { PostView } from '@shop/contracts/blog/views';
import { pictureUrl } from '@shop/contracts/catalogue/pictures';
import { dayOf } from '@shop/contracts/rules/days';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage, unlessMoved } from '../../../../api/read-for-page.ts';
import { shownPost } from '../../../../features/blog/shown-post.ts';
import { paths } from '../../../../lib/paths.ts';
import { plainText } from '../../../../lib/plain-text.ts';
import { breadcrumbData, structuredData } from '../../../../lib/structured-data.tsx';
import { words } from '../../../../words/en/blog.ts';
import { words as site } from '../../../../words/en/site.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const slug = pageContext.routeParams['slug'] ?? '';
  const post = unlessMoved(await readForPage(pageContext, readPost, { params: { slug } }));
  const { publicUrl, shop } = pageContext;
  const { title, excerpt, cover, tags, author, publishedOn, body } = post;
  const crumbs = [
    { text: site.home, href: paths.home },
    { text: words.title, href: paths.blog },
    { text: title, href: paths.post(slug) },
  ];
  const widest = cover?.widths.at(-1);
  const image = cover && widest ? publicUrl + pictureUrl(cover.key, widest, 'webp') : null;
  setConfig({
    title: `${title} | ${shop.identity.name}`,
    description: excerpt || plainText(body),
    ...(image && { image }),
    Head: (
      <>
        {structuredData(breadcrumbData(publicUrl, crumbs))}
        {structuredData(articleData(post, publicUrl, image, shop.identity))}
      </>
    ),
  });
  const updatedOn = dayOf(new Date(post.updatedAt));
  return {
    title,
    cover,
    tags,
    author,
    publishedOn,
    updatedOn: updatedOn > publishedOn ? updatedOn : null,
    body,
    crumbs,
    others: post.others.map(shownPost),
    ogType: 'article',
  };
}

function articleData(
  { slug, title, excerpt, author, publishedOn, updatedAt, tags }: PostView,
  publicUrl: string,
  image: string | null,
  shop: ShopIdentity,
): object {
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: image ?? `${publicUrl}/social.jpg`,
    datePublished: publishedOn,
    dateModified: updatedAt,
    author: { '@type': author === shop.name ? 'Organization' : 'Person', name: author || shop.name },
    publisher: { '@type': 'Organization', name: shop.name, url: publicUrl },
    mainEntityOfPage: publicUrl + paths.post(slug),
    keywords: tags.join(', '),
  };
}
