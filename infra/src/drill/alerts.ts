import { spawn } from 'node:child_process';

import { inRepo } from '../paths.ts';
import { assert, say, type Drill } from './drill.ts';

const CHECKS = [
  ['check', 'rules', 'alerts.yml'],
  ['check', 'config', '--syntax-only', 'prometheus.yml'],
  ['test', 'rules', 'alerts.test.yml'],
];

/** Every alert is made to fire, and kept quiet by what looks much the same, in Prometheus' own test of rules. */
export const alerts: Drill = {
  name: 'alerts',
  says: 'each alert of infra/monitoring fires when it must, and only then',
  needs: [{ program: 'promtool', debian: 'prometheus' }],
  async run() {
    for (const args of CHECKS) {
      const { code, output } = await promtool(args);
      assert(code === 0, `promtool ${args.join(' ')}:\n${output}`);
      say(`promtool ${args.join(' ')}: ${/SUCCESS.*/.exec(output)?.[0] ?? 'SUCCESS'}`);
    }
  },
};

function promtool(args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const program = spawn('promtool', args, { cwd: inRepo('infra/monitoring') });
    let output = '';
    for (const stream of [program.stdout, program.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    program.once('error', reject);
    program.once('close', (code) => resolve({ code, output }));
  });
}
