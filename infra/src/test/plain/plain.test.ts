import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { defaultDataFolder, inRepo } from '../../paths.ts';
import { capture } from '../../run/run-to-end.ts';

/** Test files, run one after the other in one process: the longest is the first. */
const files = {
  'leaves-all.test.ts': `
    // ${'long '.repeat(200)}
    import { expect, jest, test } from '@jest/globals';
    import os from 'node:os';
    enum Compiled { yes = 'yes' }
    test('changes the process', () => {
      jest.spyOn(os, 'hostname').mockReturnValue('spied');
      jest.useFakeTimers();
      Object.assign(process.env, { LEFT: '1', HOME: '/left' });
      Object.assign(globalThis, { window: {}, fetch: null });
      process.on('SIGUSR2', () => undefined);
      expect([os.hostname(), Compiled.yes]).toEqual(['spied', 'yes']);
    });`,
  'finds-nothing.test.ts': `
    import { expect, test } from '@jest/globals';
    import os from 'node:os';
    test('finds nothing of it', async () => {
      await new Promise((resume) => setTimeout(resume, 1));
      expect([process.env['LEFT'], 'window' in globalThis, typeof fetch]).toEqual([undefined, false, 'function']);
      expect(os.hostname()).not.toBe('spied');
      expect(process.env['HOME']).not.toBe('/left');
      expect(process.listenerCount('SIGUSR2')).toBe(0);
    });`,
  'promise.test.ts': `
    import { test } from '@jest/globals';
    test('leaves a promise', async () => {
      void Promise.reject(new Error('Nobody caught me'));
      await new Promise((resume) => setTimeout(resume, 20));
    });`,
  'hangs.test.ts': `
    import { test } from '@jest/globals';
    test('hangs', () => new Promise(() => undefined), 100);`,
  'red.test.ts': `
    import { expect, test } from '@jest/globals';
    test('red', () => expect(1).toBe(2));`,
  'syntax.test.ts': `test('never closed', () => {`,
  'import.test.ts': `import './nowhere.ts';`,
};

interface Report {
  testResults: { name: string; status: string; message: string }[];
}

// Inside the repository, so that the packages are found; git ignores it.
let folder = '';
let said: Record<string, { status: string; message: string }>;
let code: number;

beforeAll(async () => {
  mkdirSync(defaultDataFolder, { recursive: true });
  folder = mkdtempSync(path.join(defaultDataFolder, 'plain-'));
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source);
  const config = {
    rootDir: folder,
    runtime: inRepo('infra/src/test/plain/runtime.ts'),
    testEnvironment: inRepo('infra/src/test/plain/environment.ts'),
    injectGlobals: false,
    transform: {},
    testMatch: ['**/*.test.ts'],
  };
  const report = path.join(folder, 'report.json');
  const jest = [inRepo('node_modules/jest/bin/jest.js'), '--runInBand', '--json', `--outputFile=${report}`];
  ({ code } = await capture(['--no-warnings', ...jest, '--config', JSON.stringify(config)], { cwd: folder }));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  said = Object.fromEntries(testResults.map((result) => [path.basename(result.name), result]));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a test file', () => {
  it('finds the process as it was, whatever the one before it left', () => {
    expect(said['leaves-all.test.ts']).toMatchObject({ status: 'passed' });
    expect(said['finds-nothing.test.ts']).toMatchObject({ status: 'passed', message: '' });
  });

  it.each([
    ['red.test.ts', 'Expected: 2'],
    ['red.test.ts', 'red.test.ts:3:'],
    ['promise.test.ts', 'Nobody caught me'],
    ['hangs.test.ts', 'Exceeded timeout of 100 ms'],
    ['syntax.test.ts', 'Syntax Error'],
    ['import.test.ts', 'nowhere.ts'],
  ])('%s is red, and says so: %s', (name, message) => {
    expect(said[name]?.status).toBe('failed');
    expect(said[name]?.message).toContain(message);
    expect(code).toBe(1);
  });
});
