import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from '@jest/globals';

import { until } from '../wait.ts';
import { answerRollingUpdates, askForRollingUpdate, assertNoUpdate } from './rolling-request.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rolling-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is done by the launcher that runs, which tells how far it is, and why it fails', async () => {
  let works = true;
  const stop = answerRollingUpdates(folder, async (part, say) => {
    say(`${part} 1 is ready`);
    if (!works) throw new Error('The backend did not come up');
  });
  const told: string[] = [];
  await askForRollingUpdate(folder, 'backend', (line) => told.push(line));
  expect(told).toEqual(['backend 1 is ready']);

  works = false;
  await expect(askForRollingUpdate(folder, 'frontend', () => undefined)).rejects.toThrow(
    'The backend did not come up',
  );
  stop();
});

it('goes one at a time: a second one is refused, in the same moment and later, until the first is over', async () => {
  const nothing = (): void => undefined;
  let finish = nothing;
  const update = (): Promise<void> => new Promise((resolve) => (finish = resolve));
  const first = answerRollingUpdates(folder, update);
  const ask = (): Promise<void> => askForRollingUpdate(folder, 'backend', nothing);
  const one = ask();
  await expect(ask()).rejects.toThrow('goes on already');
  expect(await until(() => finish !== nothing, { within: 5_000 })).toBe(true);
  await expect(ask()).rejects.toThrow('goes on already');
  expect(() => assertNoUpdate(folder)).toThrow('goes on already');
  finish();
  await one;
  assertNoUpdate(folder);

  // A launcher that ended in the middle of one leaves nothing that its successor minds.
  first();
  writeFileSync(path.join(folder, 'rolling-update.going'), 'backend 1 is ready\n');
  await expect(ask()).rejects.toThrow('goes on already');
  const second = answerRollingUpdates(folder, () => Promise.resolve());
  await ask();
  second();
});
