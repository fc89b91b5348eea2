import type { ShopIdentity } from '@shop/contracts/shop/views';
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

/** The shop as search engines know a place: where it is, how to reach it, since when. */
export function shopData(publicUrl: string, identity: ShopIdentity): object {
  return {
    '@type': 'LocalBusiness',
    '@id': `${publicUrl}/#shop`,
    name: identity.name,
    legalName: identity.legalName,
    url: publicUrl,
    image: `${publicUrl}/social.jpg`,
    telephone: identity.phones.map((phone) => `+91${phone}`),
    email: identity.email,
    taxID: identity.gstin,
    foundingDate: String(identity.since),
    address: {
      '@type': 'PostalAddress',
      streetAddress: identity.address,
      addressLocality: identity.city,
      postalCode: identity.pinCode,
      addressCountry: 'IN',
    },
  };
}

/** Questions and answers in plain text. */
export function questionsData(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
