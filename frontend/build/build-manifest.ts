import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The parts of a build's file that tell what it needs. */
export type BuildFile = Pick<Rolldown.OutputChunk, 'imports' | 'dynamicImports' | 'facadeModuleId'> & {
  styles: readonly string[];
};

/** Files of public/ that the price list shows. */
const SHOWN = ['/logo.svg', '/favicon.svg'];

const PAGE = 'virtual:vike:page-entry:client:';
/** A page of goods that lost its network still zooms the pictures it shows. */
const ZOOM = /[\\/]lib[\\/]zoom[\\/]image-zoom\.ts$/;
const LIST_PAGES = ['/pages/(shop)/quick-order/index', '/pages/(shop)/quick-order/@referralCode'];

/**
 * Writes which build this is where an open page looks for a newer one (lib/loading/version-watch.ts), and the manifest of
 * the build: what the price list needs without a network (service-worker/offline-cache.ts).
 */
export function buildManifest(id: string, language: string): Plugin {
  return {
    name: 'shop:build-manifest',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const files = new Map(
        Object.values(bundle).flatMap((file) => {
          if (file.type !== 'chunk') return [];
          const styles = [...(file.viteMetadata?.importedCss ?? [])];
          return [[file.fileName, { ...file, styles }] as const];
        }),
      );
      const offline = [...neededOffline(files), ...SHOWN];
      await mkdir(path.join(dir, 'assets/builds'), { recursive: true });
      await writeFile(
        path.join(dir, 'assets/builds', `${id}-${language}.json`),
        JSON.stringify({ id, offline }),
      );
      await writeFile(path.join(dir, 'latest-build.json'), JSON.stringify({ id }));
    },
  };
}

/** The addresses of all scripts and styles of the price list, those it loads late too, and what zooms, but of no other page. */
export function neededOffline(files: ReadonlyMap<string, BuildFile>): string[] {
  const entries = [...files]
    .filter(([, { facadeModuleId }]) => isEntry(facadeModuleId))
    .map(([name]) => name);
  const needed = new Set(entries);
  const styles = new Set<string>();
  for (const name of needed) {
    const file = files.get(name);
    if (!file) continue;
    for (const style of file.styles) styles.add(style);
    const late = file.dynamicImports.filter((next) => !files.get(next)?.facadeModuleId?.includes(PAGE));
    for (const next of [...file.imports, ...late]) needed.add(next);
  }
  return [...needed, ...styles].map((name) => `/${name}`);
}

/** The router's own entry, the pages of the list, and what zooms. */
function isEntry(facadeModuleId: string | null): boolean {
  if (!facadeModuleId) return false;
  if (ZOOM.test(facadeModuleId)) return true;
  const page = facadeModuleId.split(PAGE)[1];
  return page === undefined ? /vike[\\/].*client-routing/.test(facadeModuleId) : LIST_PAGES.includes(page);
}
