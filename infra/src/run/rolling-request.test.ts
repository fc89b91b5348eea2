import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from '@jest/globals';

import { answerRollingUpdates, askForRollingUpdate } from './rolling-request.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rolling-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is done by the launcher that runs, which tells how far it is, and why it fails', async () => {
  let works = true;
  const stop = answerRollingUpdates(folder, async (say) => {
    say('backend 1 is ready');
    if (!works) throw new Error('The backend did not come up');
  });
  const told: string[] = [];
  await askForRollingUpdate(folder, (line) => told.push(line));
  expect(told).toEqual(['backend 1 is ready']);

  works = false;
  await expect(askForRollingUpdate(folder, () => undefined)).rejects.toThrow('The backend did not come up');
  stop();
});
