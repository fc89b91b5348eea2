import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { findBrowser } from './browser.ts';
import { buildAll, encodePictures } from './build.ts';
import { log } from './log.ts';
import { inRepo, root } from './paths.ts';
import { bareEnvironment } from './run/environment.ts';
import { runToEnd } from './run/run-to-end.ts';
import { stopOnSignals } from './run/signals.ts';
import { countJest, countPlaywright, sum } from './test/results.ts';
import type { Counts } from './test/results.ts';
import { makeScratch, type Scratch } from './test/scratch.ts';
import { startTestPostgres } from './test/test-postgres.ts';

const reports = inRepo('node_modules/.cache/shop-tests', String(process.pid));

const words = process.argv.slice(2).filter((word) => word !== '--long');
/** `npm run test:long`: long histories are tried in full. */
const isLong = words.length < process.argv.length - 2;

/** Tests reach nothing that the environment names for the real shop; what is said to them alone they read. */
const forTests: NodeJS.ProcessEnv = {
  ...bareEnvironment(),
  PROPERTY_SEED: process.env['PROPERTY_SEED'],
  TEST_LONG: isLong ? 'true' : process.env['TEST_LONG'],
  TRACE: process.env['TRACE'],
  // Playwright's own, for whoever watches a test.
  PWDEBUG: process.env['PWDEBUG'],
  DEBUG: process.env['DEBUG'],
};

/** Builds the shop, and fills the one of which every shop of the browser tests is a copy. */
async function makeShop({ env }: Scratch): Promise<void> {
  await buildAll();
  // Before the tests, whose shops have little time to start.
  await encodePictures();
  await runToEnd('Filling the shop', [inRepo('infra/src/test/fill-shop.ts')], {
    env: { ...forTests, ...env },
  });
}

/** Unit, integration and HTTP tests. They run on the sources, against a PostgreSQL of their own. */
async function runJest(args: string[], scratch: Scratch, env: Record<string, string> = {}): Promise<Counts> {
  const report = path.join(reports, 'jest.json');
  const postgres = await startTestPostgres(scratch.postgres);
  const stop = stopOnSignals(() => postgres.stop(), 130);
  const jest = inRepo('node_modules/jest/bin/jest.js');
  const config = ['--config', inRepo('infra/jest.config.mjs'), '--json', `--outputFile=${report}`];
  await runToEnd('Jest', ['--no-warnings', '--experimental-vm-modules', jest, ...config, ...args], {
    cwd: root,
    env: {
      ...forTests,
      ...scratch.env,
      ...env,
      NODE_ENV: 'test',
      TEST_POSTGRES_URL: postgres.superuserUrl,
    },
  }).catch(() => undefined);
  await stop();
  return countJest(report);
}

/** All of them, and then what looks at the statements that they ran. */
async function runAllJest(scratch: Scratch): Promise<Counts> {
  const folder = path.join(reports, 'statements');
  const counts = await runJest([], scratch, { STATEMENTS: folder });
  return sum([counts, await runJest(['backend/test/statements'], scratch, { STATEMENTS_RECORDED: folder })]);
}

/** Journeys in a real browser through the built system, which the tests start themselves (src/system.ts). */
async function runPlaywright(args: string[], scratch: Scratch): Promise<Counts> {
  const report = path.join(reports, 'playwright.json');
  const { executablePath } = await findBrowser();
  const cli = inRepo('node_modules/@playwright/test/cli.js');
  await runToEnd('Playwright', [cli, 'test', '--reporter=list,json', ...args], {
    cwd: inRepo('e2e'),
    env: {
      ...forTests,
      ...scratch.env,
      CHROMIUM_PATH: executablePath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  }).catch(() => undefined);
  return countPlaywright(report);
}

process.chdir(root);
const [first, ...rest] = words;
const all: Counts[] = [];
try {
  mkdirSync(reports, { recursive: true });
  const scratch = await makeScratch();
  // Only the browser meets the built shop; the other tests need not wait for it.
  if (first === undefined) {
    const [counts] = await Promise.all([runAllJest(scratch), makeShop(scratch)]);
    all.push(counts, await runPlaywright([], scratch));
  } else if (first === 'e2e') {
    await makeShop(scratch);
    all.push(await runPlaywright(rest, scratch));
  } else {
    all.push(await runJest(words, scratch));
  }
} catch (error) {
  log(`\n${error instanceof Error ? error.message : String(error)}`);
  all.push({ passed: 0, failed: 1, skipped: 0 });
}
rmSync(reports, { recursive: true, force: true });
const { passed, failed, skipped } = sum(all);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
