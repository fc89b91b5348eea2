import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The scripts that documents may run though they are in no file, as a content-security policy names them.
 * @param folders where the builds keep their texts (build/inline-scripts.ts)
 */
export function scriptHashesOf(folders: readonly string[]): string[] {
  const scripts = folders.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => readFileSync(path.join(folder, name))),
  );
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
