import { expect, it } from '@jest/globals';

import { lacking, type Drill } from './drill.ts';
import { drills } from './drills.ts';

const needing = (needs: Drill['needs']): Drill => ({
  name: 'x',
  says: '',
  needs,
  run: () => Promise.resolve(),
});

it('a drill that lacks a program says which, and how to get it', () => {
  const missing = { program: 'no-such-program-anywhere', debian: 'no-such-package' };
  expect(lacking(needing([missing]))).toEqual([
    'no-such-program-anywhere is missing: apt-get install no-such-package.',
  ]);
  expect(lacking(needing([{ program: process.execPath, debian: 'nodejs' }]))).toEqual([]);
});

it('each drill has a name of its own', () => {
  const names = drills.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
