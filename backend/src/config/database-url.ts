type Environment = Readonly<Record<string, string | undefined>>;

/** The parameter of our own by which the address of a database carries the hosts it may be found at. */
const HOSTS = 'hosts';
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * An address of the database out of the environment, with the hosts of DATABASE_HOSTS; empty when there is none.
 * @throws {Error} with a sentence when a host is none
 */
export function databaseUrlFrom(env: Environment, ...names: string[]): string {
  const given = names.map((name) => env[name]).find(Boolean) ?? '';
  const hosts = (env['DATABASE_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  if (given === '' || hosts.length === 0) return given;
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined)
    throw new Error(`DATABASE_HOSTS names hosts, with a port or without, not “${wrong}”`);
  const url = new URL(given);
  url.searchParams.set(HOSTS, hosts.join(','));
  return url.href;
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
