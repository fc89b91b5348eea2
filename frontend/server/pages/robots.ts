import { LANGUAGES } from '@shop/contracts/rules/language';

/** What search engines may read. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /order',
    'Disallow: /passbook',
    ...LANGUAGES.slice(1).flatMap((each) => [`Disallow: /${each}/order`, `Disallow: /${each}/passbook`]),
    'Disallow: /api',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
