import type { ReactElement } from 'react';

/** JSON-LD for the head: `useConfig()({ Head: structuredData({ '@type': 'Product', … }) })`. */
export function structuredData(thing: object): ReactElement {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The way to a page, as search engines show it. */
export function breadcrumbData(publicUrl: string, crumbs: readonly { text: string; href: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: publicUrl + href,
    })),
  };
}
