import path from 'node:path';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Rolldown } from 'vite';
import { buildManifest } from './build/build-manifest.ts';
import { checkChunks } from './build/check-chunks.ts';
import { checkStyles } from './build/check-styles.ts';
import { checkWeights } from './build/check-weights.ts';
import { compressAssets } from './build/compress-assets.ts';
import { dropAssertions } from './build/drop-assertions.ts';
import { inlineScripts } from './build/inline-scripts.ts';
import { serviceWorker } from './build/service-worker.ts';
import { translatedWords, withoutStaffsPages } from './build/translated-words.ts';

/** English, or that of a folder in words/. */
const language = process.env['SHOP_LANGUAGE'] ?? 'en';

/**
 * Chunks are matched by folders that stay (see the README), never by the names of features: a new feature of the shop
 * is public, one under `desk` or `referrer` is staff's and referrers' alone.
 */
const apart = String.raw`(?!orders[\\/]|schemes[\\/]|accounts[\\/]|desk[\\/]|referrer[\\/])`;
const orderPages = String.raw`(?:order|quick-order|track)[\\/]`;

function folders(...patterns: string[]): string {
  return String.raw`frontend[\\/](?:${patterns.join('|')})`;
}

/** What only staff and referrers load: the component library and what their pages share. */
const desk = String.raw`node_modules[\\/](?:@mantine|@tanstack|@floating-ui)|${folders(
  String.raw`features[\\/](?:desk|referrer)[\\/]`,
  String.raw`layouts[\\/]dashboard`,
  String.raw`pages[\\/]admin[\\/]\((?:dashboard|referrer)\)`,
)}`;

/**
 * Styles: a file each for the public pages, for the price list, for what follows it, which comes with the review's script,
 * for schemes, for passbooks, for the desk and for the ways in.
 * Both builds must make the same files (build/check-styles.ts), so the first holds nothing of pages that only the
 * browser renders. The ways in are not beside the scripts they share with the price list, which would load them.
 */
const styles = [
  styleGroup(
    'public',
    String.raw`${folders(
      String.raw`ui[\\/]`,
      String.raw`layouts[\\/]default`,
      String.raw`features[\\/]${apart}`,
      // What the home page shows of orders and of the owner's lists.
      String.raw`features[\\/]orders[\\/](?:ready[\\/]|remembered[\\/]welcome)`,
      String.raw`pages[\\/](?:\(shop\)[\\/](?!${orderPages})|_error)`,
    )}|node_modules[\\/]medium-zoom`,
  ),
  styleGroup('list', folders(String.raw`features[\\/]orders[\\/](?:form|list)[\\/]`)),
  styleGroup(
    'order',
    folders(String.raw`features[\\/]orders[\\/]`, String.raw`pages[\\/]\(shop\)[\\/]${orderPages}`),
  ),
  styleGroup('scheme', folders(String.raw`features[\\/]schemes[\\/](?!passbook)`)),
  styleGroup('passbook', folders(String.raw`features[\\/]schemes[\\/]passbook[\\/]`)),
  styleGroup('staff', desk),
  styleGroup('entry', folders(String.raw`features[\\/]accounts[\\/]`, String.raw`layouts[\\/]dynamic`)),
];

/** The contracts of which shoppers use something; what staff alone call is loaded by them alone. */
const askedByAll = 'accounts|blog|catalogue|contacts|orders|places|referrals|reminders|schemes|sitemap';
/** Rules that no shopper’s page runs, or none before a press. */
const rulesOfStaff = String.raw`bank|catalogue[\\/](?:change-sets|pasted|product-|slug|unit-words)|colours|day-words|desk|documents|files|months|orders[\\/](?:lorry-receipt|order-content|order-number|payments|sale-mode)|permissions|referrals[\\/]commission-tax|season[\\/]opening|texts|typed`;

/**
 * Few scripts: the framework in one, the shop's shared parts with what runs on all its pages in one, what calls the API
 * in one, what schemes and passbooks share in one, and for the desk what all its pages need, forms and lists, beside each
 * page's own. Not divided by entry: that made chunks which import each other, so that on some pages a module ran before
 * what it needs. Each takes with it what it alone needs of the component library, unless one before it has it.
 */
const scripts: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|vike|vike-react|react-streaming|@brillout)[\\/]/,
  },
  {
    name: 'shop',
    test: new RegExp(
      `${folders(
        String.raw`ui[\\/](?!buttons[\\/]copy-|paying|fields|quantity)`,
        String.raw`lib[\\/](?!routes[\\/]guards|bill-changes|loading[\\/]after-paint|event-stream|uuid|sheet[\\/])`,
        String.raw`words[\\/]${language}[\\/]shop[\\/](?:site|ui[.]|errors|goods-facts)`,
        String.raw`layouts[\\/]default`,
        String.raw`pages[\\/](?:\(shop\)[\\/])?\+`,
        String.raw`features[\\/]orders[\\/]remembered[\\/]known-part`,
        String.raw`features[\\/]${apart}(?!texts|blog[\\/](?!post-cards)|catalogue[\\/](?!category-grid)|places)`,
      )}|${String.raw`contracts[\\/]src[\\/](?:catalogue[\\/](?!(?:desk-)?endpoints|brands|product-tags|ready-lists)|rules[\\/](?:season[\\/]closure|(?:catalogue[\\/]unit|day)-words[\\/]${language}|days|language|money|phone|referrals[\\/]referral))`}`,
    ),
    minShareCount: 2,
  },
  // What the price list, and a page of goods, reckons and counts with: it needs nothing of what stands with the calls.
  {
    name: 'list-rules',
    test: new RegExp(
      `${folders(
        String.raw`ui[\\/]quantity[\\/]`,
        String.raw`lib[\\/]loading[\\/]after-paint`,
        String.raw`features[\\/]orders[\\/]form[\\/]state[\\/]chosen-state`,
        String.raw`words[\\/]${language}[\\/]shop[\\/]goods[.]`,
        String.raw`features[\\/]places[\\/]`,
      )}|${String.raw`contracts[\\/]src[\\/]rules[\\/](?:catalogue[\\/]goods|orders[\\/]order-totals)`}`,
    ),
    minShareCount: 2,
  },
  {
    name: 'order-parts',
    test: new RegExp(
      folders(
        String.raw`features[\\/]orders[\\/](?:form[\\/]list-|review[\\/]sending[\\/]attempt|assisted[\\/]assisted-mode)`,
        String.raw`lib[\\/](?:bill-changes|uuid)`,
      ),
    ),
    minShareCount: 2,
  },
  // Where a PIN code is: of the review and of a city's page.
  {
    name: 'pin-areas',
    test: new RegExp(String.raw`contracts[\\/]src[\\/]rules[\\/]places[\\/](?:pin-area|nearest)`),
    minShareCount: 2,
  },
  // What finds goods by their names: it comes with the first search, and with lists that are pasted or ordered again.
  {
    name: 'search',
    test: new RegExp(String.raw`contracts[\\/]src[\\/]rules[\\/]catalogue[\\/]search[\\/]`),
    minShareCount: 2,
  },
  // What the shelves have in common.
  {
    name: 'catalogue',
    test: new RegExp(
      folders(
        String.raw`features[\\/]catalogue[\\/]`,
        String.raw`words[\\/]${language}[\\/]shop[\\/]catalogue`,
      ),
    ),
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: new RegExp(
      folders(String.raw`ui[\\/]fields[\\/]`, String.raw`words[\\/](?:${language}[\\/])?characters`),
    ),
    minShareCount: 2,
  },
  {
    name: 'schemes',
    test: new RegExp(String.raw`contracts[\\/]src[\\/](?:schemes[\\/]|rules[\\/]schemes[\\/])`),
    minShareCount: 2,
  },
  {
    name: 'accounts',
    test: new RegExp(
      `${String.raw`contracts[\\/]src[\\/](?:(?!record-)[^\\/]+$|rules[\\/](?!${rulesOfStaff})|(?:${askedByAll})[\\/](?!desk-endpoints|brands|pickup-locations|product-tags|ready-lists))`}|${folders(
        String.raw`api[\\/]`,
        String.raw`features[\\/]accounts[\\/](?:session|guards|proven-channel)`,
        String.raw`words[\\/]${language}[\\/]shop[\\/](?:order-states|api-errors)`,
        String.raw`lib[\\/]routes[\\/]guards`,
        String.raw`pages[\\/]admin[\\/]\+`,
      )}`,
    ),
    minShareCount: 2,
  },
  {
    name: 'copying',
    test: new RegExp(
      folders(
        String.raw`ui[\\/]buttons[\\/]copy-text`,
        String.raw`words[\\/]${language}[\\/]shop[\\/]ui-copy`,
      ),
    ),
    minShareCount: 2,
  },
  // What the ways in share: a hundred bytes each are not worth a file.
  {
    name: 'entry-parts',
    test: new RegExp(folders(String.raw`features[\\/]accounts[\\/](?:text-in|use-provider)`)),
    minShareCount: 2,
  },
  // What the ways in ask for: they load nothing else of what staff call.
  { name: 'entry-calls', test: /contracts[\\/]src[\\/](?:users|referrer-account)[\\/]/, minShareCount: 2 },
  {
    name: 'desk-calls',
    test: /contracts[\\/]src[\\/](?!texts[\\/]|rules[\\/](?:catalogue[\\/](?:pasted|unit-words)|day-words|documents[\\/]invoices|texts))/,
    minShareCount: 2,
  },
  {
    name: 'desk',
    test: new RegExp(
      String.raw`node_modules[\\/](?:@mantine[\\/](?:core[\\/]esm[\\/]core|hooks)|@tanstack)|${folders(
        String.raw`features[\\/]desk[\\/](?:shell[\\/](?!desk-errors)|parts[\\/](?:[^\\/]+$|action|commands|list[\\/]address))`,
        // Not that of referrers, whose words no member of staff needs.
        String.raw`layouts[\\/]dashboard[.]`,
        String.raw`words[\\/]${language}[\\/]staff[\\/](?:list|list-page|record|screen)[.]`,
      )}`,
    ),
    minShareCount: 2,
  },
  {
    name: 'desk-forms',
    test: new RegExp(folders(String.raw`features[\\/]desk[\\/]parts[\\/]record[\\/]`)),
    minShareCount: 2,
  },
  {
    name: 'desk-lists',
    // Its addresses are made where there is no list, too.
    test: new RegExp(folders(String.raw`features[\\/]desk[\\/]parts[\\/]list[\\/](?!address)`)),
    minShareCount: 2,
  },
  // In the English build: what staff and referrers read who chose Tamil.
  ...(language === 'en'
    ? [{ name: 'tamil', test: /words[\\/]ta[\\/.]|parts[\\/]tamil[\\/]in-/, minShareCount: 2 }]
    : []),
];

/** Both builds of a release have one id (infra/src/build.ts). */
const buildId = process.env['SHOP_BUILD_ID'] ?? Date.now().toString(36);
const outDir = language === 'en' ? 'dist' : `dist/${language}`;
const define = { __BUILD_ID__: JSON.stringify(buildId), __LANGUAGE__: JSON.stringify(language) };

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    translatedWords(language),
    withoutStaffsPages(language),
    vike(),
    react(),
    inlineScripts(),
    dropAssertions(),
    buildManifest(buildId, language),
    serviceWorker(define, [translatedWords(language)]),
    compressAssets(),
    checkChunks(),
    checkStyles(),
    checkWeights(path.join(import.meta.dirname, outDir, 'heavy-pages.json'), language),
  ],
  define,
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:4]' : '[name]-[local]' } },
  build: {
    outDir,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: preloaded },
  },
  environments: {
    // A page's scripts name each other, and those of other pages: short names are a tenth of a kilobyte of each.
    client: chunked([...styles, ...scripts], { chunkFileNames: 'assets/chunks/[hash:7].js' }),
    ssr: chunked(styles),
  },
}));

/**
 * Every page knows what each other page loads, to fetch it all at once: for shoppers that is a list of staff's files. A
 * page of staff that is come to by a click finds its scripts by its own imports; its styles are named still.
 */
function preloaded(page: string, files: string[]): string[] {
  return page.includes('pages_admin_') ? files.filter((file) => file.endsWith('.css')) : files;
}

/** @param groups in their order: what one takes, those after it leave */
function chunked(groups: Rolldown.CodeSplittingGroup[], names: Rolldown.OutputOptions = {}) {
  const inOrder = groups.map((group, place) => ({ ...group, priority: groups.length - place }));
  return { build: { rolldownOptions: { output: { ...names, codeSplitting: { groups: inOrder } } } } };
}

function styleGroup(name: string, pattern: string): Rolldown.CodeSplittingGroup {
  return { name, test: new RegExp(String.raw`(?:${pattern}).*\.css$`) };
}
