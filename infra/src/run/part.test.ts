import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { freePort } from '../ports.ts';
import { startPart, type Part } from './part.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'part-'));
/** A copy that tells its own address, wherever it is asked. */
const script = path.join(folder, 'copy.mjs');
writeFileSync(
  script,
  `import { createServer } from 'node:http';
   createServer((_, answer) => answer.end(process.argv[2])).listen(Number(process.argv[2]), '127.0.0.1');`,
);

let port: number;
let part: Part;
beforeAll(async () => {
  port = await freePort();
  part = await startPart({
    name: 'copy',
    copies: 2,
    freePort,
    listeners: [{ host: '127.0.0.1', port, names: false, ownPaths: ['/metrics'], ownPorts: true }],
    service: ([own]) => ({
      args: [script, String(own)],
      cwd: folder,
      env: process.env,
      onLine: () => undefined,
    }),
    readyAt: ([own]) => `http://127.0.0.1:${own}/ready`,
  });
});
afterAll(async () => {
  await part.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('tells what a copy counted at an address of its own, ten ports further each, and not where they take turns', async () => {
  const ask = async (at: number, target: string): Promise<[number, string]> => {
    const answer = await fetch(`http://127.0.0.1:${at}${target}`);
    return [answer.status, await answer.text()];
  };
  for (const own of [port + 10, port + 20]) {
    expect(await ask(own, '/metrics')).toEqual([200, String(own)]);
    expect(await ask(own, '/metrics')).toEqual([200, String(own)]);
  }
  for (const target of ['/metrics', '/metrics?', '/metrics?a=1'])
    expect((await ask(port, target))[0]).toBe(404);
  const turns = new Set([(await ask(port, '/stream'))[1], (await ask(port, '/stream'))[1]]);
  expect([...turns].toSorted()).toEqual([String(port + 10), String(port + 20)].toSorted());
});
