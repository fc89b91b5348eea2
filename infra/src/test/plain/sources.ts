import { transformSync, version, type ModuleConfig, type Options, type TsParserConfig } from '@swc/core';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { inRepo, root } from '../../paths.ts';
import { GLOBALS_ADDRESS, globalsSource } from './globals.ts';

const swcText = readFileSync(inRepo('infra/swcrc.json'), 'utf8');
const { jsc, module } = JSON.parse(swcText) as Options & {
  jsc: { parser: TsParserConfig };
  module: ModuleConfig;
};
/** Whatever decides how a source is compiled. */
const how = [version, swcText, readFileSync(import.meta.filename, 'utf8')];
const kept = inRepo('node_modules/.cache/tests');
const ours = pathToFileURL(`${root}/`).href;

/** Which source map belongs to which address, for the stacks of what fails. */
export const sourceMaps = new Map<string, string>();

/** Above 0, which copy of the sources is imported. */
let copy = 0;

/** Whatever of ours is imported from now on is loaded anew. */
export function beginCopy(): void {
  copy += 1;
}

/** What is imported from now on is what every file has. */
export function endCopies(): void {
  copy = 0;
}

const isOurs = (url: string) => url.startsWith(ours) && !url.includes('/node_modules/');

/** Imports keep their `.ts`, as tests run on the sources; swc's types do not know the setting. */
const asWritten = { rewriteRelativeImportExtensions: false };

/** By the build's own settings, once. */
function compile(url: string): string {
  const filename = fileURLToPath(url);
  const source = readFileSync(filename, 'utf8');
  // One file a source, which ends with what it was made of: the next version takes its place.
  const file = path.join(kept, `${hashOf([filename])}.mjs`);
  const end = `\n// ${hashOf([...how, source])}\n`;
  sourceMaps.set(url, `${file}.map`);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known.endsWith(end)) return known;
  const options: Options = {
    jsc: {
      ...jsc,
      parser: { ...jsc.parser, tsx: filename.endsWith('.tsx') },
      transform: { ...jsc.transform, react: { runtime: 'automatic' } },
      ...asWritten,
    },
    module,
    swcrc: false,
    filename,
    sourceMaps: true,
  };
  const { code, map = '' } = transformSync(source, options);
  mkdirSync(kept, { recursive: true });
  write(`${file}.map`, map);
  write(file, code + end);
  return code + end;
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Whole or not at all: the other worker may look for it. */
function write(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

/** In tests a CSS module's class names are the names themselves. */
const styles = 'export default new Proxy({}, { get: (_, name) => String(name) });';

/** Lets this process import the sources as they are: TypeScript, class names of styles, `@shop/contracts`. */
export function importSources(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '@jest/globals') return { url: GLOBALS_ADDRESS, shortCircuit: true };
      // `@shop/contracts` is taken from its sources.
      const found = specifier.startsWith('@shop/')
        ? next(specifier, { conditions: [...(context.conditions ?? []), 'source'] })
        : next(specifier);
      return copy > 0 && isOurs(found.url) ? { ...found, url: `${found.url}?copy=${copy}` } : found;
    },
    load(url, context, next) {
      if (url === GLOBALS_ADDRESS) return { format: 'module', source: globalsSource, shortCircuit: true };
      if (!isOurs(url)) return next(url, context);
      const { pathname } = new URL(url);
      if (/\.tsx?$/.test(pathname)) return { format: 'module', source: compile(url), shortCircuit: true };
      if (pathname.endsWith('.css')) return { format: 'module', source: styles, shortCircuit: true };
      return next(url, context);
    },
  });
}
