import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { scriptHashesOf } from './inline-scripts.ts';

test('each script that the build kept is named by the hash of its text', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inline-scripts-'));
  const scripts = ['first()', 'document.title = "₹"'];
  scripts.forEach((script, index) => writeFileSync(path.join(folder, `${index}.js`), script));
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(scriptHashesOf([folder])).toEqual(scripts.map(hashOf));
  rmSync(folder, { recursive: true });
});
