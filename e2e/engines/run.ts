// `npm run engines`: the journey list, review, order, track, and the jumps to kinds, in Firefox and in WebKitGTK (Safari's
// engine), on the built shop with the demonstration in it. An engine that the machine lacks is named and left out. Ends
// with 1 when something failed in one that is there. `npm run engines -- webkit` runs that one alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildAll } from '../../infra/src/build.ts';
import type { Engine, EngineWindow } from './engine.ts';
import { firefox } from './firefox.ts';
import { journey } from './journey.ts';
import { jumps } from './jumps.ts';
import { webkit } from './webkit.ts';
import { startSystem } from '../../infra/src/system.ts';

const PARTS = { 'list → review → order → track': journey, 'jumps to a kind': jumps };
const ENGINES: Record<string, () => Engine> = { firefox, webkit };

const words = process.argv.slice(2);
const unknown = words.find((word) => !(word in ENGINES));
if (unknown !== undefined) {
  process.stderr.write(`There is no engine “${unknown}”; there are ${Object.keys(ENGINES).join(', ')}.\n`);
  process.exit(1);
}
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Whether all went well; each part has a window of its own, as of another person. */
async function run(start: () => Promise<EngineWindow>, shop: string): Promise<boolean> {
  let isGood = true;
  for (const [name, part] of Object.entries(PARTS)) {
    const window = await start();
    try {
      await part(window, shop);
      print(`${window.name}: ${name}: good`);
    } catch (error) {
      isGood = false;
      print(`${window.name}: ${name}: FAILED. ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await window.close();
    }
  }
  return isGood;
}

const engines = Object.entries(ENGINES)
  .filter(([word]) => words.length === 0 || words.includes(word))
  .map(([, engine]) => engine());
const there = engines.flatMap((engine) => ('start' in engine ? [engine] : []));
for (const engine of engines)
  if ('missing' in engine)
    print(`${engine.name} was not run: there is no ${engine.missing} on this machine.`);
if (there.length === 0) {
  print('No engine was run, so nothing is known of them.');
  process.exit(0);
}

await buildAll();
const folder = mkdtempSync(path.join(tmpdir(), 'shop-engines-'));
const shop = await startSystem({ dataFolder: folder, fastDatabase: true, onLine: () => undefined });
let isGood = true;
try {
  for (const engine of there) isGood = (await run(() => engine.start(), shop.url)) && isGood;
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
