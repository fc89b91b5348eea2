import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const QUERY = '?script';

/**
 * `import text from './inline/every-page.ts?script'` gives the script of that file, bundled and minified, to be written
 * into a document. The server's build keeps each beside it in a file, from which the server makes the hashes of its
 * content-security policy (server/http/inline-scripts.ts).
 */
export function inlineScripts(): Plugin {
  const scripts = new Map<string, string>();
  return {
    name: 'shop:inline-scripts',
    load: {
      filter: { id: /\.ts\?script$/ },
      async handler(id) {
        const file = id.slice(0, -QUERY.length);
        this.addWatchFile(file);
        const text = await scriptOf(file);
        scripts.set(path.basename(file, '.ts'), text);
        return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js' };
      },
    },
    async writeBundle({ dir = '' }) {
      if (this.environment.name !== 'ssr') return;
      const folder = path.join(dir, 'inline-scripts');
      await mkdir(folder, { recursive: true });
      for (const [name, text] of scripts) await writeFile(path.join(folder, `${name}.js`), text);
    },
  };
}

/** One statement that leaves no name behind, for browsers too that run none of the other scripts. */
async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2015',
      lib: { entry, name: 'script', formats: ['iife'] },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
