import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { latestBuild } from './build/latest-build.ts';

const buildId = Date.now().toString(36);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vike(), react(), latestBuild(buildId), compressAssets()],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
