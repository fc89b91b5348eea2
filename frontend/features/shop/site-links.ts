import { paths } from '../../lib/paths.ts';
import { words } from '../../words/en/shop/site.ts';

const say = words.links;

/** Where to buy; in the footer and on the sitemap. */
export const shopLinks = [
  { text: say.priceList, href: paths.quickOrder },
  { text: words.crackers, href: paths.crackers },
  { text: say.pdf, href: paths.priceListPdf },
  { text: say.schemes, href: paths.schemes },
  { text: say.cities, href: paths.cities },
  { text: words.track, href: paths.track },
] as const;

/** What to read. */
export const helpLinks = [
  { text: say.about, href: paths.about },
  { text: say.contact, href: paths.contact },
  { text: say.blog, href: paths.blog },
  { text: words.fireSafety, href: paths.fireSafety },
  { text: say.pollutionFree, href: paths.pollutionFree },
  { text: say.refund, href: paths.refund },
  { text: say.privacy, href: paths.privacy },
  { text: say.sitemap, href: paths.sitemap },
] as const;
