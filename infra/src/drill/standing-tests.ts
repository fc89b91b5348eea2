import { inRepo } from '../paths.ts';
import { endOf } from '../run/run-to-end.ts';
import { assert, type Drill } from './drill.ts';

/** A drill that tests of `npm test` already are: it runs those. */
function byTests(name: string, says: string, ...tests: string[]): Drill {
  return {
    name,
    says: `${says} (the tests ${tests.join(', ')})`,
    needs: [],
    async run() {
      for (const test of tests) {
        const args = test.startsWith('tests/') ? ['e2e', test] : [test];
        const end = await endOf([inRepo('infra/src/test.ts'), ...args]);
        assert(end === 0, `${test} is red.`);
      }
    },
  };
}

export const standingTests: readonly Drill[] = [
  byTests(
    'copies',
    'two copies of each part are one shop; copies and the database are killed during orders',
    'tests/several-copies.spec.ts',
  ),
  byTests(
    'migration',
    'a migration finds its table in use: orders pass, and it is done in the end',
    'backend/test/persistence/migrating-under-load',
  ),
  byTests(
    'database',
    'the database is killed, stops answering without closing, is slow, or loses the answer to COMMIT',
    'backend/test/persistence/silent-database',
    'backend/test/persistence/slow-database',
    'tests/database-outage.spec.ts',
  ),
  byTests(
    'replica',
    'the read replica is paused, silent and killed: lists go on, and nothing is shown old',
    'backend/test/persistence/read-replica',
  ),
  byTests(
    'store',
    'the object store is silent, refuses or is full: orders go on, an upload says so',
    'backend/test/http/catalogue/upload-outage',
  ),
  byTests(
    'mail',
    'the mail server refuses, is away or is silent: orders go on, letters wait',
    'backend/test/mail/outbox',
  ),
];
