import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { isAlive } from '../postgres/server-process.ts';
import { pause, until } from '../wait.ts';
import { startService } from './service.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'service-'));

/** A script that appends a line for each of its starts, then does what it is told. */
function script(name: string, then: string): { file: string; starts: () => number; lines: string[] } {
  const file = path.join(folder, `${name}.mjs`);
  const record = path.join(folder, `${name}.txt`);
  const note = (text: string): string => `appendFileSync(${JSON.stringify(record)}, ${text})`;
  const body = then.replaceAll(/note\((.*?)\);/g, (_whole, text: string) => `${note(text)};`);
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';\n${note(`process.pid + '\\n'`)};\n${body}\n`,
  );
  const read = (): string[] => (existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : []);
  return {
    file,
    starts: () => read().filter((line) => /^\d+$/.test(line)).length,
    get lines() {
      return read();
    },
  };
}

function start(file: string) {
  return startService({ name: 'part', args: [file], cwd: folder, env: process.env, onLine: () => undefined });
}

describe('a process of the shop', () => {
  it('is started again when it dies', async () => {
    const dying = script('dying', 'process.exit(1);');
    const service = start(dying.file);
    expect(await until(() => dying.starts() >= 3, { within: 30_000 })).toBe(true);
    await service.stop();
  });

  it('is not started again when it ended because of what it was told (78): that would be refused again', async () => {
    const refused = script('refused', 'process.exit(78);');
    const service = start(refused.file);
    expect(await until(() => service.failed(), { within: 30_000 })).toBe(true);
    await pause(600);
    expect(refused.starts()).toBe(1);
    await service.stop();
  });

  it('finishes its work when it is stopped, and stays stopped', async () => {
    const polite = script(
      'polite',
      `setInterval(() => {}, 1000);
       process.on('SIGTERM', () => setTimeout(() => { note('drained'); process.exit(0); }, 200));
       note('ready\\n');`,
    );
    const service = start(polite.file);
    await until(() => polite.lines.includes('ready'), { within: 30_000 });
    await service.stop();
    expect(polite.lines).toEqual([expect.stringMatching(/^\d+$/), 'ready', 'drained']);
  });

  it('ends when the launcher is killed', async () => {
    const watched = script('leashed', 'setInterval(() => {}, 1000);');
    const launcher = path.join(folder, 'launcher.mjs');
    const service = JSON.stringify(path.resolve(import.meta.dirname, 'service.ts'));
    writeFileSync(
      launcher,
      `import { startService } from ${service};
       startService({ name: 'part', args: [${JSON.stringify(watched.file)}], cwd: '.', env: process.env, onLine() {} });`,
    );
    const killed = spawn(process.execPath, [launcher], { stdio: 'ignore' });
    expect(await until(() => watched.starts() === 1, { within: 30_000 })).toBe(true);
    const pid = Number(watched.lines[0]);
    killed.kill('SIGKILL');
    expect(await until(() => !isAlive(pid), { within: 30_000 })).toBe(true);
  });
});
