import { readPost } from '@shop/contracts/blog/endpoints';
import type { PostView } from '@shop/contracts/blog/views';
import { pictureUrl } from '@shop/contracts/catalogue/pictures';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage, unlessMoved } from '../../../../api/read-for-page.ts';
import { postPageData } from '../../../../features/blog/post-page.tsx';
import { paths } from '../../../../lib/paths.ts';
import { plainText } from '../../../../lib/plain-text.ts';
import { breadcrumbData, structuredData } from '../../../../lib/head/structured-data.tsx';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const slug = pageContext.routeParams['slug'] ?? '';
  const post = unlessMoved(await readForPage(pageContext, readPost, { params: { slug } }));
  const { publicUrl, shop } = pageContext;
  const { title, excerpt, cover, body } = post;
  const page = postPageData(post);
  const widest = cover?.widths.at(-1);
  const image = cover && widest ? publicUrl + pictureUrl(cover.key, widest, 'webp') : null;
  setConfig({
    title: `${title} | ${shop.identity.name}`,
    description: excerpt || plainText(body),
    ...(image && { image }),
    Head: (
      <>
        {structuredData(breadcrumbData(publicUrl, page.crumbs))}
        {structuredData(articleData(post, publicUrl, image, shop.identity))}
      </>
    ),
  });
  return { ...page, ogType: 'article' };
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
