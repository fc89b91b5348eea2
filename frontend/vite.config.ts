import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Rolldown } from 'vite';
import { buildManifest } from './build/build-manifest.ts';
import { checkChunks } from './build/check-chunks.ts';
import { checkStyles } from './build/check-styles.ts';
import { compressAssets } from './build/compress-assets.ts';
import { dropAssertions } from './build/drop-assertions.ts';
import { serviceWorker } from './build/service-worker.ts';

/**
 * The public pages' styles in one file; admin pages have their own. Both builds must make the same file (build/
 * check-styles.ts), so it holds nothing of pages that only the browser renders: folders are named whole.
 */
const shopStyles = {
  name: 'shop-styles',
  test: /(?:frontend[\\/](?:ui|layouts[\\/]default|features[\\/](?:shop|draft|catalogue|places|texts|blog)[\\/]|pages[\\/](?:\(shop\)[\\/](?!order|quick-order|track)|_error))|node_modules[\\/]medium-zoom).*\.css$/,
  priority: 3,
};

/** The price list, the review and the order's page. */
const orderStyles = {
  name: 'order-styles',
  test: /frontend[\\/](?:features[\\/]orders|pages[\\/]\(shop\)[\\/](?:order|quick-order|track)).*\.css$/,
  priority: 3,
};

/**
 * Few scripts: the framework in one, the shop's shared parts in one, beside each page's own. Not divided by entry:
 * that made chunks which import each other, so that on some pages a module ran before what it needs.
 */
const shopScripts = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|vike|vike-react|react-streaming|@brillout)[\\/]/,
    priority: 2,
  },
  {
    name: 'shop',
    test: /frontend[\\/](?:ui|lib[\\/](?!guards)|words[\\/]en[\\/](?:site|ui|errors|catalogue)|layouts[\\/]default|features[\\/](?:shop|draft|catalogue)[\\/])|contracts[\\/]src[\\/](?:catalogue|rules[\\/](?:closure|days|money|phone|referral))/,
    minShareCount: 2,
    priority: 1,
  },
];

/** What only staff and referrers load: the component library and what their pages share. */
const DESK_PARTS =
  /node_modules[\\/](?:@mantine|@tanstack|@floating-ui)|frontend[\\/](?:features[\\/](?:admin-shell|contact-desk|order-dashboard|order-desk|referrer-area|shop-settings)|layouts[\\/]dashboard|pages[\\/]admin[\\/]\((?:dashboard|referrer)\))/;

const deskStyles = {
  name: 'desk-styles',
  test: new RegExp(`(?:${DESK_PARTS.source}).*\\.css$`),
  priority: 3,
};

/** The ways in. Not beside the scripts they share with the price list, which would load them. */
const entryStyles = {
  name: 'entry-styles',
  test: /frontend[\\/](?:features[\\/]accounts|layouts[\\/]dynamic).*\.css$/,
  priority: 3,
};

/** What calls the API: shared by the price list, the ways in and the areas behind them. */
const accountScripts = {
  name: 'accounts',
  test: /contracts[\\/]src|frontend[\\/](?:api|features[\\/]accounts[\\/](?!sign-in)|words[\\/]en[\\/]order-states|lib[\\/]guards|pages[\\/]admin[\\/]\+)/,
  minShareCount: 2,
  priority: 1,
};

const deskScripts = {
  name: 'desk',
  test: DESK_PARTS,
  minShareCount: 2,
};

const buildId = Date.now().toString(36);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    vike(),
    react(),
    dropAssertions(),
    buildManifest(buildId),
    serviceWorker(buildId),
    compressAssets(),
    checkChunks(),
    checkStyles(),
  ],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:4]' : '[name]-[local]' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: chunked([
      shopStyles,
      orderStyles,
      deskStyles,
      entryStyles,
      ...shopScripts,
      accountScripts,
      deskScripts,
    ]),
    ssr: chunked([shopStyles, orderStyles, deskStyles, entryStyles]),
  },
}));

function chunked(groups: Rolldown.CodeSplittingGroup[]) {
  return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
}
