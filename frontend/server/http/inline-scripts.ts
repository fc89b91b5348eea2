import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The scripts that documents may run though they are in no file, as a content-security policy names them.
 * @param folder where the build keeps their texts (build/inline-scripts.ts)
 */
export function scriptHashesOf(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name)))
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
