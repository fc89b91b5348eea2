// `npm run drill -- NAME`: makes something go wrong on purpose and measures what the shop does.
import { parseArgs } from 'node:util';

import { drills } from './drill/drills.ts';
import { DrillFailure, lacking, say, type Drill, type DrillOptions } from './drill/drill.ts';
import { root } from './paths.ts';

const USAGE = `npm run drill -- NAME…   runs drills, one after the other, each on a shop of its own
npm run drill -- --list  says which there are

  --minutes N   how long a drill goes on that may go on for long
  --ref REF     the release that a drill of the old release runs
`;

process.chdir(root);
try {
  // A drill that failed may have left something that goes on.
  process.exit(await main());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean' },
      help: { type: 'boolean' },
      minutes: { type: 'string' },
      ref: { type: 'string' },
    },
  });
  if (values.help) return (say(USAGE), 0);
  if (values.list) {
    for (const { name, says, needs } of drills) say(`${name.padEnd(14)} ${says}${wants(needs)}`);
    return 0;
  }
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(minutes > 0)) throw new Error('--minutes is a number above 0.');
  if (positionals.length === 0) throw new Error(USAGE);
  const chosen = positionals.map((name) => {
    const drill = drills.find((each) => each.name === name);
    if (!drill)
      throw new Error(`There is no drill “${name}”; \`npm run drill -- --list\` says which there are.`);
    return drill;
  });
  const options = { ...(minutes && { minutes }), ...(values.ref && { ref: values.ref }) };
  let failed = 0;
  for (const drill of chosen) if (!(await passes(drill, options))) failed += 1;
  say(`${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** A drill that lacks what it needs has failed: nobody knows whether what it tries holds. */
async function passes(drill: Drill, options: DrillOptions): Promise<boolean> {
  const missing = lacking(drill);
  for (const sentence of missing) process.stderr.write(`${drill.name}: ${sentence}\n`);
  if (missing.length > 0) return false;
  say(`\n${drill.name}: ${drill.says}`);
  try {
    await drill.run(options);
    say(`${drill.name}: holds`);
    return true;
  } catch (error) {
    const why = error instanceof DrillFailure ? error.message : String((error as Error).stack);
    process.stderr.write(`${drill.name}: FAILED. ${why}\n`);
    return false;
  }
}

function wants(needs: Drill['needs']): string {
  const names = needs.map((need) => (need === 'root' ? 'root' : need.program));
  return names.length > 0 ? ` [needs ${names.join(', ')}]` : '';
}
