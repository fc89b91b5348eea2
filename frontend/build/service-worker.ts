import path from 'node:path';
import { build, type Plugin } from 'vite';
import { inlineScripts } from './inline-scripts.ts';

/** Bundles the service worker into one file at a fixed address; it knows the build it belongs to. @param plugins of its words */
export function serviceWorker(defined: Record<string, string>, plugins: Plugin[]): Plugin {
  return {
    name: 'shop:service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }) {
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [inlineScripts(), ...plugins],
        define: defined,
        resolve: { conditions: ['source'] },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          lib: {
            entry: path.join(import.meta.dirname, '../service-worker/service-worker.ts'),
            name: 'worker',
            formats: ['iife'],
            fileName: () => 'service-worker.js',
          },
        },
      });
    },
  };
}
