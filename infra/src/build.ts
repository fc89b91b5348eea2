import { cp, rm } from 'node:fs/promises';
import { LANGUAGES } from '../../contracts/src/rules/language.ts';
import { compileWorkspace } from './build/compile.ts';
import { filesUnder, unlessBuilt } from './build/stamp.ts';
import { log } from './log.ts';
import { inRepo, root } from './paths.ts';
import { capture, runToEnd } from './run/run-to-end.ts';

const compiler = filesUnder(inRepo('infra/swcrc.json'), inRepo('infra/src/build'));

async function buildWithSwc(name: 'contracts' | 'backend'): Promise<void> {
  const workspace = inRepo(name);
  const inputs = filesUnder(inRepo(name, 'src'), inRepo(name, 'package.json'));
  await unlessBuilt(inRepo(name, 'dist'), [...inputs, ...compiler], async () => {
    log(`Building ${name} …`);
    await compileWorkspace(workspace);
  });
}

/** The page bundle holds the contracts' pure parts too, so a change of theirs builds it again. */
export async function buildFrontend(): Promise<void> {
  const inputs = filesUnder(inRepo('frontend'), inRepo('contracts/src'), inRepo('tsconfig.base.json'));
  await unlessBuilt(inRepo('frontend/dist'), inputs, async () => {
    log('Building frontend …');
    const id = Date.now().toString(36);
    // One after the other: Vike writes files beside its settings while it reads them.
    for (const language of LANGUAGES) await buildPages(language, id);
    // One place for the browser: files are called by what is in them, and most are in both builds.
    for (const language of LANGUAGES.slice(1)) {
      const [from, to] = [`frontend/dist/${language}/client`, 'frontend/dist/client'];
      await cp(inRepo(from, 'assets'), inRepo(to, 'assets'), { recursive: true });
      await cp(inRepo(from, 'service-worker.js'), inRepo(to, `service-worker-${language}.js`));
      await rm(inRepo(from), { recursive: true });
    }
  });
}

async function buildPages(language: string, id: string): Promise<void> {
  const vite = inRepo('node_modules/vite/bin/vite.js');
  const { code, output } = await capture([vite, 'build'], {
    cwd: inRepo('frontend'),
    env: { ...process.env, NODE_ENV: 'production', SHOP_LANGUAGE: language, SHOP_BUILD_ID: id },
  });
  if (code !== 0) throw new Error(`The frontend did not build (${language}):\n${output}`);
}

export function buildContracts(): Promise<void> {
  return buildWithSwc('contracts');
}

export function buildBackend(): Promise<void> {
  return buildWithSwc('backend');
}

/** Encodes the demonstration shop's pictures when they have changed: a quarter of a minute the first time. */
export async function encodePictures(): Promise<void> {
  const program = inRepo('backend/src/demo/encode-pictures.ts');
  const inputs = filesUnder(program, inRepo('backend/src/demo/pictures.ts'), inRepo('backend/demo/pictures'));
  await unlessBuilt(inRepo('backend/demo/encoded'), inputs, async () => {
    log('Encoding the pictures …');
    await runToEnd('Encoding the pictures', [program]);
  });
}

/** Builds what changed since the last build. Throws when a part does not build. */
export async function buildAll(): Promise<void> {
  await buildContracts();
  await buildBackend();
  await buildFrontend();
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(root);
  await buildAll();
}
