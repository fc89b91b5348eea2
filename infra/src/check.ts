import { inRepo, root } from './paths.ts';
import { capture } from './run/run-to-end.ts';

interface Check {
  name: string;
  /** A Node program and its arguments; it fails when it ends with another code than 0. */
  args: string[];
}

const cache = inRepo('node_modules/.cache');

function tool(file: string): string {
  return inRepo('node_modules', file);
}

function types(workspace: string): Check {
  const buildInfo = `${cache}/tsc/${workspace}.tsbuildinfo`;
  const incremental = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', buildInfo];
  return {
    name: `types ${workspace}`,
    args: [tool('typescript/bin/tsc'), '-p', inRepo(workspace), ...incremental],
  };
}

const checks: Check[] = [
  ...['backend', 'frontend', 'contracts', 'infra', 'e2e'].map(types),
  {
    name: 'lint',
    args: [tool('oxlint/bin/oxlint'), '-c', 'infra/oxlintrc.json', '--type-aware', '--deny-warnings'],
  },
  { name: 'compose', args: [inRepo('infra/src/check/compose.ts')] },
  { name: 'cluster', args: [inRepo('infra/src/check/cluster.ts')] },
  { name: 'page weights', args: [inRepo('infra/src/check/page-weights.ts')] },
  { name: 'import rules', args: [inRepo('infra/src/check/imports.ts')] },
  {
    name: 'unused code',
    // Its own tsconfig, because it does not know the export condition that leads to the contracts' sources.
    args: [
      tool('knip/bin/knip.js'),
      '-c',
      'infra/knip.json',
      '-t',
      'infra/tsconfig.knip.json',
      '--no-progress',
    ],
  },
  {
    name: 'formatting',
    args: [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '--cache', '.'],
  },
];

/** Runs one check and prints its name, how long it took, and what it has to say if it fails. */
async function run({ name, args }: Check): Promise<boolean> {
  const started = Date.now();
  const { code, output } = await capture(args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code === 0) console.log(`✓ ${name} (${seconds} s)`);
  else console.log(`✗ ${name} (${seconds} s)\n${output.trimEnd()}\n`);
  return code === 0;
}

/** Runs all checks, two at a time, and returns the names of those that failed. */
async function runAll(): Promise<string[]> {
  const waiting = [...checks];
  const failed: string[] = [];
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (!(await run(check))) failed.push(check.name);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

const wanted = process.argv.slice(2);
if (wanted.length > 0) {
  const chosen = checks.filter((check) => wanted.some((word) => check.name.includes(word)));
  checks.splice(0, checks.length, ...chosen);
}
const failed = await runAll();
console.log(
  failed.length === 0 && checks.length > 0
    ? `\nAll ${checks.length} checks passed.`
    : `\n${failed.length} of ${checks.length} checks failed: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 && checks.length > 0 ? 0 : 1;
