import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Where everything that a run leaves behind lives; git ignores it. */
export const defaultDataFolder = path.join(root, '.data');

/** A path inside the repository. */
export function inRepo(...parts: string[]): string {
  return path.join(root, ...parts);
}
