import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const frontend = join(import.meta.dirname, '..');

/** What a style sheet writes smaller than 12 px, which nobody of sixty reads; prints are measured otherwise. */
test('no screen is written smaller than 12 px', () => {
  const sheets = globSync('{ui,layouts,features,pages}/**/*.css', { cwd: frontend }).filter(
    (file) => !file.includes('papers'),
  );
  expect(sheets.length).toBeGreaterThan(100);
  const small = sheets.flatMap((file) =>
    [...readFileSync(join(frontend, file), 'utf8').matchAll(/font-size: ([\d.]+)(rem|px)/g)]
      .filter(([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1) < 12)
      .map(([words]) => `${file}: ${words}`),
  );
  expect(small).toEqual([]);
});
