import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const frontend = join(import.meta.dirname, '..');

/** Sizes that are at least those of what stands around them, or of no word to read. */
const OF_OTHERS = /^(inherit|100%|0|var\(--text-(s|m|l|xl|xxl)\))$/;
/** What is measured here; of a size that grows with the screen the least. */
const MEASURED = /^(?:clamp\()?([\d.]+)(rem|px)(?:,.+)?$/;

/** Whether a screen shows words so written: of no other spelling could that be said here. */
function isLegible(size: string, around: string): boolean {
  if (OF_OTHERS.test(size)) return true;
  if (/^[\d.]+pt$/.test(size)) return around.startsWith('@media print');
  const [, number, unit] = MEASURED.exec(size) ?? [];
  return Number(number) * (unit === 'rem' ? 16 : 1) >= 12;
}

/** What a style sheet writes smaller than 12 px, which nobody of sixty reads; prints are measured otherwise. */
test('no screen is written smaller than 12 px', () => {
  const sheets = globSync('{ui,layouts,features,pages}/**/*.css', { cwd: frontend }).filter(
    (file) => !file.includes('desk/documents'),
  );
  expect(sheets.length).toBeGreaterThan(100);
  const small = sheets.flatMap((file) => {
    const sheet = readFileSync(join(frontend, file), 'utf8');
    return [...sheet.matchAll(/(?<![\w-])(?:font-size|font|--text-[\w-]+):\s*([^;}]+)/g)]
      .filter(({ 1: size = '', index }) => !isLegible(size, sheet.slice(sheet.lastIndexOf('@media', index))))
      .map(([words]) => `${file}: ${words}`);
  });
  expect(small).toEqual([]);
});

test('of a size that is written in another way nobody says that it is read', () => {
  const sizes = ['12px', '0.75rem', 'clamp(1rem, 4vw, 2rem)', 'inherit', 'var(--text-s)'];
  expect(sizes.filter((size) => !isLegible(size, ''))).toEqual([]);
  const others = [
    '11px',
    '.7rem',
    '0.8em',
    '80%',
    'small',
    '9pt',
    '1vw',
    'calc(1rem - 6px)',
    'var(--tiny)',
    '700 1rem x',
  ];
  expect(others.filter((size) => isLegible(size, ''))).toEqual([]);
  expect(isLegible('8pt', '@media print {')).toBe(true);
});
