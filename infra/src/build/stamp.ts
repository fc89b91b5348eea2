import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inRepo, root } from '../paths.ts';

const ignored = new Set(['node_modules', 'dist', '.data', 'test-results']);

/** All files under the given files and folders, sorted, without tests and build results. */
export function filesUnder(...starts: string[]): string[] {
  return starts
    .flatMap((start) => {
      if (!existsSync(start)) return [];
      if (statSync(start).isFile()) return [start];
      return readdirSync(start, { withFileTypes: true })
        .filter((entry) => !ignored.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
        .flatMap((entry) => filesUnder(path.join(start, entry.name)));
    })
    .sort();
}

/** One hash over the names and contents of files, and over which packages are installed. */
function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files, inRepo('package-lock.json')]) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Forgets what a folder was built from: it changes file by file from here on. */
export function forgetBuild(outFolder: string): void {
  rmSync(stampIn(outFolder), { force: true });
}

function stampIn(outFolder: string): string {
  return path.join(outFolder, '.built-from');
}

/** Runs the build unless the folder it fills was made from the same inputs. */
export async function unlessBuilt(
  outFolder: string,
  inputs: string[],
  build: () => Promise<void>,
): Promise<void> {
  const stamp = stampIn(outFolder);
  const wanted = hashOf(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await build();
  mkdirSync(outFolder, { recursive: true });
  writeFileSync(stamp, wanted);
}
