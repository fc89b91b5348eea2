import { backups } from './checks/backups.ts';
import { clock } from './checks/clock.ts';
import { connections } from './checks/connections.ts';
import { database } from './checks/database.ts';
import { disk } from './checks/disk.ts';
import { jobs } from './checks/jobs.ts';
import { mail } from './checks/mail.ts';
import { migrations } from './checks/migrations.ts';
import { node } from './checks/node.ts';
import { replica } from './checks/replica.ts';
import { retention } from './checks/retention.ts';
import { roles } from './checks/roles.ts';
import { season } from './checks/season.ts';
import { settings } from './checks/settings.ts';
import { store } from './checks/store.ts';
import { broken, look, type Finding, type Verdict } from './finding.ts';
import type { Check, CheckContext } from './check.ts';
import { DatabaseUnavailable } from './shop-database.ts';
import { LONGEST, within } from './within.ts';

export interface Report {
  verdict: Verdict;
  findings: (Finding & { check: string })[];
}

/** In the order of telling. */
const CHECKS: Check[] = [
  node,
  settings,
  database,
  roles,
  migrations,
  replica,
  connections,
  disk,
  clock,
  mail,
  store,
  season,
  jobs,
  retention,
  backups,
];

/** Something over a statement's own bound, so that whoever hangs is named. */
const EACH = LONGEST + 500;

/** Makes all checks at once; none can hold up another, or end the rest by failing. */
export async function examine(context: CheckContext, checks: Check[] = CHECKS): Promise<Report> {
  const all = await Promise.all(
    checks.map(async (check) =>
      (await findingsOf(check, context)).map((each) => ({ check: check.name, ...each })),
    ),
  );
  const unseen = all.flatMap((found, at) => (found.length === 0 ? [checks[at]?.name ?? ''] : []));
  const findings = all.flat();
  if (unseen.length > 0) {
    const says = `Not looked at, because the database is away or empty: ${unseen.join(', ')}.`;
    findings.push({ check: 'unseen', ...look(says, 'Mend the database first, then look again.') });
  }
  return { verdict: worst(findings), findings };
}

/** PostgreSQL's word for a table that is not there: the check of the migrations says so. */
const NO_TABLE = '42P01';

/** Empty: it needs the database, which is away, or holds no shop. */
async function findingsOf(check: Check, context: CheckContext): Promise<Finding[]> {
  try {
    return await within(check.examine(context), EACH);
  } catch (error) {
    if (error instanceof DatabaseUnavailable || (error as { code?: string }).code === NO_TABLE) return [];
    return [
      broken(`This could not be looked at: ${(error as Error).message}.`, 'Tell whoever writes the shop.'),
    ];
  }
}

function worst(findings: Finding[]): Verdict {
  const verdicts = findings.map(({ verdict }) => verdict);
  return verdicts.includes('broken') ? 'broken' : verdicts.includes('look') ? 'look' : 'fine';
}
