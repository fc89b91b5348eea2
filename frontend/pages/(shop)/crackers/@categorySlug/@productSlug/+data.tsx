import { readProduct } from '@shop/contracts/catalogue/endpoints';
import { pictureUrl } from '@shop/contracts/catalogue/pictures';
import type { ProductView } from '@shop/contracts/catalogue/views';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { readForPage, unlessMoved } from '../../../../../api/read-for-page.ts';
import { shownRow } from '../../../../../features/catalogue/rows.ts';
import { plainText } from '../../../../../lib/plain-text.ts';
import { paths } from '../../../../../lib/paths.ts';
import { breadcrumbData, structuredData } from '../../../../../lib/head/structured-data.tsx';
import { words } from '../../../../../words/en/shop/catalogue.ts';
import { words as site } from '../../../../../words/en/shop/site.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { categorySlug = '', productSlug = '' } = pageContext.routeParams;
  const found = await readForPage(pageContext, readProduct, { params: { categorySlug, productSlug } });
  const { category, related, ...product } = unlessMoved(found);
  const { publicUrl, shop } = pageContext;
  const crumbs = [
    { text: site.home, href: paths.home },
    { text: words.crackers, href: paths.crackers },
    { text: category.name, href: paths.category(category.slug) },
    { text: product.name, href: paths.product(category.slug, product.slug) },
  ];
  const image = imageOf(product, publicUrl);
  const description =
    plainText(product.description) || words.productDescription(product.name, product.content);
  setConfig({
    title: `${product.name}${product.content ? `, ${product.content}` : ''} | ${shop.identity.name}`,
    description,
    ...(image && { image }),
    Head: (
      <>
        {structuredData(breadcrumbData(publicUrl, crumbs))}
        {structuredData(productData(product, description, image))}
      </>
    ),
  });
  return { product, crumbs, related: related.map((row) => shownRow(row, category.slug)) };
}

function imageOf({ pictures }: Pick<ProductView, 'pictures'>, publicUrl: string): string | null {
  const [first] = pictures;
  const widest = first?.widths.at(-1);
  return first && widest ? publicUrl + pictureUrl(first.key, widest, 'webp') : null;
}

function productData(
  product: Omit<ProductView, 'category' | 'related'>,
  description: string,
  image: string | null,
): object {
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    description,
    ...(image && { image }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    offers: {
      '@type': 'Offer',
      price: (product.netPaise / 100).toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${product.available ? 'InStock' : 'OutOfStock'}`,
    },
  };
}
