import { looksLikeEmail } from '@shop/contracts/rules/limits';
import { CommandError } from './commands/command-error.ts';
import { runCommand } from './commands/command.ts';
import { databaseUrlFrom, OWNER_ADDRESS } from '../config/database-url.ts';
import { examine } from './doctor/examine.ts';
import type { Verdict } from './doctor/finding.ts';
import type { Environment } from './doctor/check.ts';
import { ShopDatabase } from './doctor/shop-database.ts';
import { writeReport } from './doctor/write-report.ts';

const HELP = `npm run doctor -- [--send-to ADDRESS] [--copies NUMBER] [--json]

Says what is wrong with the shop and what to do about it: versions, settings and secrets, database, roles, migrations,
connections, disk, clock, mail, object store, season, licence, jobs, retention, backups. It changes nothing, but for one small file
in the object store that it removes again. Each look takes 3 seconds at most; what needs a database that is away is left out.

  --send-to ADDRESS   has the mail server take a trial letter; otherwise it only connects and signs in
  --copies NUMBER     of the backend that are to run; otherwise as many as are connected
  --json              the same for a program

Exit code: 0 all is fine, 1 there is something to look at, 2 something is broken, 64 the command was called wrongly.
`;

const CODES: Record<Verdict, number> = { fine: 0, look: 1, broken: 2 };

/** `node dist/operations/doctor.js`: what is wrong with the shop, in plain words. */
const options = {
  'send-to': { type: 'string' },
  copies: { type: 'string' },
  json: { type: 'boolean' },
} as const;
await runCommand({ help: HELP, options, lenient: true }, async ({ values, env }) => {
  const sendTo = values['send-to'] ?? null;
  if (sendTo !== null && !looksLikeEmail(sendTo)) throw new CommandError(`${sendTo} is no e-mail address.`);
  const copies = values.copies === undefined ? null : Number(values.copies);
  if (copies !== null && !(Number.isInteger(copies) && copies > 0)) {
    throw new CommandError('--copies must be a whole number from 1.');
  }
  const database = new ShopDatabase(databaseUrlIn(env));
  const production = env['NODE_ENV'] === 'production';
  const report = await examine({ env, production, now: new Date(), database, sendTo, copies });
  void database.end();
  const text = values.json ? `${JSON.stringify(report, null, 2)}\n` : writeReport(report);
  await new Promise((written) => process.stdout.write(text, written));
  // What hangs would keep the process alive.
  process.exit(CODES[report.verdict]);
});

/** The address of the database, or an empty one where it is wrong: what is, the check of the settings says. */
function databaseUrlIn(env: Environment): string {
  try {
    return databaseUrlFrom(env, ...OWNER_ADDRESS);
  } catch {
    return '';
  }
}
