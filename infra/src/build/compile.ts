import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { transform } from '@swc/core';
import type { Options } from '@swc/core';

import { inRepo } from '../paths.ts';
import { filesUnder } from './stamp.ts';

const options = JSON.parse(readFileSync(inRepo('infra/swcrc.json'), 'utf8')) as Options;

/** What `dist` has of `src`. */
export const isSource = (file: string): boolean => /(?<!\.d|\.test)\.ts$|\.sql$/.test(file);

/**
 * Compiles one TypeScript file of a workspace's `src` into its `dist`, with a source map beside it, and copies one of SQL;
 * for a file that is gone the result goes too. Throws on a syntax error.
 */
export async function compileFile(workspace: string, file: string): Promise<void> {
  const source = path.join(workspace, 'src');
  const target = path.join(workspace, 'dist', path.relative(source, file)).replace(/\.ts$/, '.js');
  if (!existsSync(file)) return rmSync(target, { force: true });
  mkdirSync(path.dirname(target), { recursive: true });
  if (file.endsWith('.sql')) return copyFileSync(file, target);
  const { code, map } = await transform(readFileSync(file, 'utf8'), {
    ...options,
    filename: file,
    sourceFileName: path.relative(path.dirname(target), file),
    configFile: false,
    swcrc: false,
  });
  if (map !== undefined) writeFileSync(`${target}.map`, map);
  writeFileSync(
    target,
    map === undefined ? code : `${code}//# sourceMappingURL=${path.basename(target)}.map\n`,
  );
}

/** Compiles a workspace's `src` into a fresh `dist`. Other files (data, pictures) stay where they are. */
export async function compileWorkspace(workspace: string): Promise<void> {
  rmSync(path.join(workspace, 'dist'), { recursive: true, force: true });
  const files = filesUnder(path.join(workspace, 'src')).filter(isSource);
  for (const file of files) await compileFile(workspace, file);
}
