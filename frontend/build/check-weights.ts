import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What a page may load of scripts before its first use, kB gzipped, by the file that Vike makes of its folder. */
const LIMITS: readonly (readonly [page: RegExp, kilobytes: number])[] = [
  // The sheet says of each line what becomes of it.
  [/pages_admin_-dashboard-_(?:prices|stock_index)/, 215.1],
  [/pages_admin_-(?:dashboard|preview|referrer)-/, 214],
  [/pages_admin_/, 115.3],
  [/pages_-shop-_order_/, 126.2],
  [/pages_-shop-_quick-order_/, 118.6],
  [/pages_-shop-_passbook_/, 112.1],
  // A product's video in place.
  [/pages_-shop-_crackers_-categorySlug_-productSlug/, 108.9],
  [/pages_/, 107.4],
];
/** kB more than in English: a letter of another script takes three bytes, and packs less well. */
const OTHER_SCRIPT = 2;

interface Script {
  imports: readonly string[];
  /** Bytes, gzipped. */
  weight: number;
}

/**
 * Writes down which pages load more than they may, for `npm run check` to find: what comes on first use belongs behind a
 * dynamic import. An operator's build goes on.
 */
export function checkWeights(file: string, language: string): Plugin {
  return {
    name: 'shop:check-weights',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // After Vite has written into the entry which files each page needs: that is a part of its weight.
      order: 'post',
      handler(_, bundle) {
        const scripts = new Map<string, Script>();
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const weight = gzipSync(file.code, { level: 9 }).length;
          scripts.set(file.fileName, { imports: file.imports, weight });
        }
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(heavyPages(scripts, language)));
      },
    },
  };
}

/** The pages above their limit, each with what it loads and what it may. */
export function heavyPages(scripts: ReadonlyMap<string, Script>, language: string): string[] {
  const start = [...scripts.keys()].filter((name) => name.includes('entry-client-routing'));
  return [...scripts.keys()].flatMap((page) => {
    const [, english] = LIMITS.find(([pattern]) => pattern.test(page)) ?? [];
    if (english === undefined) return [];
    const limit = english + (language === 'en' ? 0 : OTHER_SCRIPT);
    const kilobytes = weightOf([...start, page], scripts) / 1000;
    return kilobytes > limit ? [`${page} ${kilobytes.toFixed(1)} kB of ${limit.toFixed(1)}`] : [];
  });
}

function weightOf(names: readonly string[], scripts: ReadonlyMap<string, Script>): number {
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    scripts.get(name)?.imports.forEach(load);
  };
  names.forEach(load);
  return [...loaded].reduce((sum, name) => sum + (scripts.get(name)?.weight ?? 0), 0);
}
