import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const sources = path.resolve(import.meta.dirname, '../../src');
const STATEMENT = /sql(?:<[^`]*>)?`\s*(?:\/\*.*?\*\/\s*)?(?:SELECT|INSERT|UPDATE|DELETE|WITH|LOCK)\b/;

/** Files whose statements are raw, and which do not say why. */
function silent(files: readonly string[], read: (file: string) => string): string[] {
  return files.filter((file) => {
    const text = read(file);
    return STATEMENT.test(text) && !text.includes('Raw SQL:');
  });
}

test('a file that writes raw SQL says at its head why', () => {
  const files = globSync('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(500);
  expect(silent(files, (file) => readFileSync(path.join(sources, file), 'utf8'))).toEqual([]);
});

test('the rule bites', () => {
  const files = {
    'silent.ts': 'rows(sql<Row>`\n  SELECT 1`)',
    'said.ts': '/** Raw SQL: it is faster. */ rows(sql`WITH a AS (SELECT 1) SELECT 1`)',
    'built.ts': "rows(db.selectFrom('orders').select(sql<number>`count(*)`.as('n')))",
  };
  expect(silent(Object.keys(files), (file) => files[file as keyof typeof files])).toEqual(['silent.ts']);
});
