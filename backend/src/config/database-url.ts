type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that is wrong, named in a sentence without its full stop. */
export class SettingError extends Error {}

/** Where whoever may change everything finds the database: as its owner, or past a pooler as the role that serves. */
export const OWNER_ADDRESS = ['MIGRATION_DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_URL'] as const;

/** The parameter of our own by which the address of a database carries the hosts it may be found at. */
const HOSTS = 'hosts';
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * An address of the database out of the environment, with the hosts of DATABASE_HOSTS; empty when there is none.
 * @throws {SettingError} when the address or a host is none
 */
export function databaseUrlFrom(env: Environment, ...names: string[]): string {
  const given = addressIn(env, ...names);
  const hosts = (env['DATABASE_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  if (given === '' || hosts.length === 0) return given;
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined)
    throw new SettingError(`DATABASE_HOSTS names hosts, with a port or without, not “${wrong}”`);
  const url = new URL(given);
  url.searchParams.set(HOSTS, hosts.join(','));
  return url.href;
}

interface ServingAddresses {
  databaseUrl: string;
  /** Past a pooler of transactions, for what it cannot pass; where there is none, the same. */
  directDatabaseUrl: string;
}

/** Where those who serve find the database; what is wrong is added to the faults, and empty. */
export function readServingAddresses(env: Environment, faults: string[]): ServingAddresses {
  const directDatabaseUrl = orFault(faults, () =>
    databaseUrlFrom(env, 'DATABASE_DIRECT_URL', 'DATABASE_URL'),
  );
  if (!isPooled(env)) return { databaseUrl: directDatabaseUrl, directDatabaseUrl };
  // The hosts of DATABASE_HOSTS are those of the database, not of a pooler before it.
  return { databaseUrl: orFault(faults, () => addressIn(env, 'DATABASE_URL')), directDatabaseUrl };
}

/** Where a standby is read; empty where none is, or where the address is wrong. DATABASE_HOSTS are not its hosts. */
export function readReplicaAddress(env: Environment, faults: string[]): string {
  return orFault(faults, () => addressIn(env, 'DATABASE_REPLICA_URL'));
}

/** Whether a pooler of transactions stands before the database: it keeps no setting that a connection brings along. */
export function isPooled(env: Environment): boolean {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = env;
  return Boolean(url && direct) && url !== direct;
}

/** The same database at each of its hosts, in addresses that every driver reads; empty when it has but one. */
export function addressesOf(databaseUrl: string): URL[] {
  const url = new URL(databaseUrl);
  const hosts = url.searchParams.get(HOSTS)?.split(',') ?? [];
  url.searchParams.delete(HOSTS);
  return hosts.map((host) => {
    const address = new URL(url);
    address.host = host;
    return address;
  });
}

function addressIn(env: Environment, ...names: string[]): string {
  const name = names.find((each) => env[each]) ?? '';
  const address = env[name] ?? '';
  if (address === '' || isAddress(address)) return address;
  // It may hold a password, and is not repeated.
  throw new SettingError(
    `${name} is no address of PostgreSQL: postgres://role:password@host:5432/name, with / # % and the like in a password as %2F %23 %25`,
  );
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return protocol === 'postgres:' || protocol === 'postgresql:';
}

function orFault(faults: string[], read: () => string): string {
  try {
    return read();
  } catch (error) {
    faults.push((error as Error).message);
    return '';
  }
}
