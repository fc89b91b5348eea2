import { readServingAddresses } from '../../../config/database-url.ts';
import { boundsOf, SERVING, type TimeOuts } from '../../../platform/persistence/connections/time-outs.ts';
import { OWNER_ADDRESS } from '../../../config/database-url.ts';
import { PoliteConnection } from '../connection.ts';
import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check, Environment, CheckContext } from '../check.ts';
import { DatabaseUnavailable } from '../shop-database.ts';

/** uuidv7(), which ids and migrations use, came with it. */
const NEEDED = 18;
const EXTENSIONS = ['citext', 'pg_trgm', 'unaccent'];

/** Whether each role gets in, and finds there what the shop needs. */
export const database: Check = {
  name: 'database',
  async examine(context) {
    const [serving, own] = await Promise.all([servingFindings(context.env), ownerFindings(context)]);
    return [...serving, ...own];
  },
};

async function ownerFindings({ env, database: own }: CheckContext): Promise<Finding[]> {
  const name = OWNER_ADDRESS.find((each) => env[each]) ?? 'DATABASE_URL';
  try {
    const { version, quiet, zone } = await own.row<{ version: string; quiet: boolean; zone: string }>(`
      SELECT current_setting('server_version') AS version,
        current_setting('log_error_verbosity') = 'terse' AND current_setting('log_min_error_statement') = 'panic' AS quiet,
        to_char('2026-11-08T18:30:00Z'::timestamptz AT TIME ZONE 'Asia/Kolkata', 'HH24:MI') AS zone`);
    const held = await own.rows<{ extname: string }>('SELECT extname FROM pg_extension');
    const lacks = EXTENSIONS.filter((wanted) => !held.some(({ extname }) => extname === wanted));
    return [
      versionFinding(version),
      lacks.length === 0
        ? fine(`The extensions are there: ${EXTENSIONS.join(', ')}.`)
        : broken(
            `The database lacks ${lacks.join(', ')}.`,
            'Run npm run migrate, as a role that may create extensions.',
          ),
      ...(zone === '00:00'
        ? []
        : [broken('PostgreSQL does not know Asia/Kolkata.', 'Install the time zone data of its machine.')]),
      ...(quiet
        ? []
        : [
            look(
              'PostgreSQL’s own log repeats rows, with names and phones.',
              'npm run migrate says what to set.',
            ),
          ]),
    ];
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return [awayFinding(name, new Error(error.message))];
  }
}

export function versionFinding(version: string): Finding {
  return Number.parseInt(version, 10) >= NEEDED
    ? fine(`PostgreSQL ${version}.`)
    : broken(
        `PostgreSQL ${version} is too old.`,
        `The shop needs PostgreSQL ${NEEDED} or newer: back up, and restore there.`,
      );
}

const byName = ({ statement, lock, idleInTransaction }: TimeOuts): Record<string, number> => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleInTransaction,
});
const TIME_OUTS = byName(SERVING);

/** By the addresses of a start; past a pooler, too, where one stands between. */
async function servingFindings(env: Environment): Promise<Finding[]> {
  // The check of the settings says what is wrong with them.
  const addresses = readServingAddresses(env, []);
  const { databaseUrl, directDatabaseUrl } = addresses;
  const serving = servingFinding(databaseUrl, byName(boundsOf(addresses, SERVING)));
  if (databaseUrl === directDatabaseUrl) return [await serving];
  return Promise.all([serving, directFinding(directDatabaseUrl)]);
}

async function directFinding(url: string): Promise<Finding> {
  if (!url) return broken('DATABASE_DIRECT_URL is no address.', 'Name the address past the pooler.');
  const connection = new PoliteConnection(url, { statement_timeout: SERVING.statement });
  try {
    await connection.rows('SELECT 1');
    return fine('Past the pooler the serving role gets in, too.');
  } catch (error) {
    return awayFinding('DATABASE_DIRECT_URL', error as Error);
  } finally {
    void connection.end();
  }
}

/** The serving role comes in as the shop does. @param brought the time-outs that the connection asks for */
async function servingFinding(url: string, brought: Record<string, number>): Promise<Finding> {
  if (!url) return broken('DATABASE_URL is missing, or no address.', 'Name the address of the serving role.');
  const connection = new PoliteConnection(url, brought);
  try {
    const rows = await connection.rows<{ name: string; ms: string }>(
      'SELECT name, setting AS ms FROM pg_settings WHERE name = ANY($1)',
      [Object.keys(TIME_OUTS)],
    );
    const others = rows.filter(({ name, ms }) => Number(ms) !== TIME_OUTS[name]);
    if (others.length === 0) return fine('The serving role gets in, with its time-outs.');
    const says = others.map(({ name, ms }) => `${name} is ${ms} ms instead of ${TIME_OUTS[name]}`).join(', ');
    return look(
      `What stands between drops the serving role’s time-outs: ${says}.`,
      'A pooler does so: ALTER ROLE … SET them.',
    );
  } catch (error) {
    return awayFinding('DATABASE_URL', error as Error);
  } finally {
    void connection.end();
  }
}

const REASONS: [RegExp, (place: string) => string, string][] = [
  [/ECONNREFUSED/, (place) => `Nobody listens at ${place}`, 'Start PostgreSQL, or mend the host and port'],
  [
    /ENOTFOUND|EAI_AGAIN/,
    (place) => `There is no host of the name in ${place}`,
    'Mend the host, or the name server',
  ],
  // Before the time-outs, whose names it holds.
  [
    /startup parameter/i,
    (place) => `What stands at ${place} refuses the time-outs that the shop connects with`,
    'A pooler does so: ignore_startup_parameters in its settings, and ALTER ROLE … SET the time-outs',
  ],
  [
    /no answer within|ETIMEDOUT|timeout/i,
    (place) => `${place} does not answer within 3 s`,
    'Look at the network and at the server’s load',
  ],
  [
    /password|authentication|role .* does not exist/i,
    (place) => `${place} does not let the role in`,
    'Mend the user’s name or the password',
  ],
  [
    /database .* does not exist/i,
    (place) => `There is no such database at ${place}`,
    'Make it, or mend its name',
  ],
  [
    /too many|remaining connection slots/i,
    (place) => `${place} has no connection left`,
    'Lower DATABASE_POOL or the copies, or raise max_connections',
  ],
  [
    /starting up|shutting down|recovery/i,
    (place) => `${place} is starting or stopping`,
    'Wait a moment and look again',
  ],
];

/** @param name of the setting that holds the address; the address itself holds a password */
export function awayFinding(name: string, { message, cause }: Error): Finding {
  const said = `${message} ${(cause as Error | undefined)?.message ?? ''}`;
  const known = REASONS.find(([pattern]) => pattern.test(said));
  if (!known)
    return broken(`The database at ${name} is away: ${message || 'no reason given'}.`, `Look at ${name}.`);
  const [, says, todo] = known;
  return broken(`${says(name)} (${message || 'refused'}).`, `${todo} (${name}).`);
}
