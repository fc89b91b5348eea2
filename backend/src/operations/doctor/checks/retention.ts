import { ROWS } from '../../retention/rows.ts';
import { termsAt } from '../../retention/terms.ts';
import { fine, look, type Finding } from '../finding.ts';
import type { Check } from '../check.ts';

/** ms; who runs it each day leaves nothing so long past its term. */
const LATE = 3 * 86_400_000;

/**
 * Whether what has outlived its term goes. Rows with a term of their own are looked for, which is soon done; orders go by
 * the same command.
 */
export const retention: Check = {
  name: 'retention',
  async examine({ database, now }) {
    const terms = termsAt(new Date(now.getTime() - LATE));
    const late: string[] = [];
    for (const { what, relation, outlived, values } of ROWS) {
      const [found] = await database.rows(
        `SELECT 1 FROM ${relation} r WHERE ${outlived} LIMIT 1`,
        values(terms),
      );
      if (found) late.push(what);
    }
    return [findingOn(late)];
  },
};

function findingOn(late: string[]): Finding {
  return late.length === 0
    ? fine('What has outlived its term is gone.')
    : look(
        `These have outlived their term for days: ${late.join(', ')}.`,
        'Run npm run retention, and have it run each day.',
      );
}
