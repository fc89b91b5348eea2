import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Writes the build's id where an open page looks for a newer version (lib/version-watch.ts). */
export function latestBuild(id: string): Plugin {
  return {
    name: 'shop:latest-build',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }) {
      await mkdir(dir, { recursive: true });
      await writeFile(path.join(dir, 'latest-build.json'), JSON.stringify({ id }));
    },
  };
}
