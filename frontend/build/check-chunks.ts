import type { Plugin } from 'vite';

/** What a chunk imports before its own code runs. */
export type ChunkImports = ReadonlyMap<string, readonly string[]>;

/**
 * Fails the build when scripts of the browser import each other in a circle: then one of them runs before what it
 * needs, on those pages only that happen to load it first.
 */
export function checkChunks(): Plugin {
  return {
    name: 'shop:check-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      );
      const circle = importCircle(imports);
      if (circle) this.error(`Chunks import each other: ${circle.join(' → ')}. See vite.config.ts.`);
    },
  };
}

/** A circle of imports, its first chunk named again at its end; null when there is none. */
export function importCircle(imports: ChunkImports): string[] | null {
  const done = new Set<string>();
  const follow = (chunk: string, way: readonly string[]): string[] | null => {
    if (way.includes(chunk)) return [...way.slice(way.indexOf(chunk)), chunk];
    if (done.has(chunk)) return null;
    for (const next of imports.get(chunk) ?? []) {
      const circle = follow(next, [...way, chunk]);
      if (circle) return circle;
    }
    done.add(chunk);
    return null;
  };
  for (const chunk of imports.keys()) {
    const circle = follow(chunk, []);
    if (circle) return circle;
  }
  return null;
}
