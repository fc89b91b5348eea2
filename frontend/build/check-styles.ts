import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fails the build when the browser's build and the server's made different files of the same styles: then every
 * page loads both. It happens when a shared group takes in styles of a page that only the browser renders.
 */
export function checkStyles(): Plugin {
  return {
    name: 'shop:check-styles',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) return;
        const { root, build } = client.config;
        const files = await readdir(path.resolve(root, build.outDir, 'assets/static'));
        const twice = stylesMadeTwice(files);
        if (twice.length > 0)
          throw new Error(
            `Styles were made twice: ${twice.join(', ')}. See vite.config.ts. (A new page that git does not know yet ` +
              'is listed in another place by one of the builds: `git add` it.)',
          );
      },
    },
  };
}

/** Names of style sheets that are there with more than one hash: `name.hash.css`. */
export function stylesMadeTwice(files: readonly string[]): string[] {
  const names = files.flatMap((file) => /^(.+)\.[\w-]{8}\.css$/.exec(file)?.[1] ?? []);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
