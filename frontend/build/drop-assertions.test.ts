import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutAssertions } from './drop-assertions.ts';

const vike = path.resolve(import.meta.dirname, '../../node_modules/vike/dist');

test('an assertion and its message are left out, what else stands there stays', () => {
  const code =
    "assert(is(a), `a ${b}`);\nif (a) assertUsage(b, 'long');\nassertion(c);\nthrow getProjectError('d');";
  expect(withoutAssertions(code)).toEqual({
    code: ";\nif (a) ;\nassertion(c);\nthrow Error('d');",
    statements: 2,
    errors: 1,
  });
});

// After another Vike was installed: build with and without the plugin, and let it go where it saves less than 5 kB of a
// page (build/check-weights.ts). If it stays, these are the new numbers.
test('the installed Vike asserts as it did when it was weighed', () => {
  const counts = { statements: 0, errors: 0 };
  for (const file of globSync('{client,shared-server-client}/**/*.js', { cwd: vike })) {
    const left = withoutAssertions(readFileSync(path.join(vike, file), 'utf8'));
    counts.statements += left.statements;
    counts.errors += left.errors;
  }
  expect(counts).toEqual({ statements: 365, errors: 3 });
});
