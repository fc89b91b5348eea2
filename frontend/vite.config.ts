import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { dropAssertions } from './build/drop-assertions.ts';
import { latestBuild } from './build/latest-build.ts';

/** Few chunks: the framework in one that outlives releases, the shop's shared parts in one beside each page's own. */
const chunks = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](?:react|react-dom|scheduler|vike|vike-react|react-streaming|@brillout)[\\/]/,
      priority: 2,
    },
    {
      name: 'shop',
      test: /frontend[\\/](?:ui|lib|words[\\/]en[\\/](?:site|ui|errors|catalogue)|layouts[\\/]default|features[\\/](?:shop|draft|catalogue))|contracts[\\/]src/,
      minShareCount: 2,
      priority: 1,
      entriesAware: true,
      entriesAwareMergeThreshold: 30_000,
    },
  ],
};

const buildId = Date.now().toString(36);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [vike(), react(), dropAssertions(), latestBuild(buildId), compressAssets()],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:4]' : '[name]-[local]' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
}));
