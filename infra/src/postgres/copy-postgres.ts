import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { withClient } from './client.ts';
import { clusterIn } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { startPostgres } from './start-postgres.ts';
import type { Postgres } from './start-postgres.ts';

/** Copies the folder of a stopped server, for one of its own. */
export async function copyPostgres(from: string, to: string): Promise<void> {
  // The copy finds a port for itself.
  cpSync(from, to, { recursive: true, filter: (file) => path.basename(file) !== 'launcher.json' });
  giveToServer(await clusterIn(to));
}

/** A server that follows another one and can take its place. */
export interface Standby extends Postgres {
  /** It takes writes from now on. */
  promote(): Promise<void>;
  /** Follows another server than it did. */
  follow(primary: Postgres): Promise<void>;
}

/** What a copy of a running server has of its own, or gets from the one it follows. */
const NOT_COPIED = /^(?:postmaster\.(?:pid|opts)|pg_wal\/.+|pg_internal\.init.*|pgsql_tmp.*)$/;

/**
 * Starts a server that follows a running one by streaming replication, from a copy of its files between
 * `pg_backup_start` and `pg_backup_stop`.
 * @param name by which `synchronous_standby_names` of the primary knows it
 */
export async function startStandby(
  primary: Postgres,
  from: string,
  to: string,
  name: string,
): Promise<Standby> {
  const [source, cluster] = [await clusterIn(from), await clusterIn(to)];
  mkdirSync(cluster.folder, { recursive: true });
  for (const file of ['credentials.json', 'initialised'])
    copyFileSync(path.join(source.folder, file), path.join(cluster.folder, file));
  await withClient(primary.superuserUrl, async (client) => {
    await client.query('SELECT pg_backup_start($1, fast => true)', [name]);
    cpSync(source.data, cluster.data, {
      recursive: true,
      filter: (file) => !NOT_COPIED.test(path.relative(source.data, file).replaceAll(path.sep, '/')),
    });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(path.join(cluster.data, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  writeFileSync(path.join(cluster.data, 'standby.signal'), '');
  const settings = `\nprimary_conninfo = '${conninfo(primary, name)}'\n`;
  appendFileSync(path.join(cluster.data, 'postgresql.auto.conf'), settings);
  giveToServer(cluster);

  const server = await startPostgres({ folder: to });
  const at = (url: string): string => Object.assign(new URL(url), { port: server.port }).href;
  return {
    ...server,
    url: at(primary.url),
    migrationUrl: at(primary.migrationUrl),
    promote: () =>
      withClient(server.superuserUrl, (client) => client.query('SELECT pg_promote()')).then(() => undefined),
    follow: (other) =>
      withClient(server.superuserUrl, async (client) => {
        await client.query(`ALTER SYSTEM SET primary_conninfo = '${conninfo(other, name)}'`);
        await client.query('SELECT pg_reload_conf()');
      }),
  };
}

function conninfo({ superuserUrl }: Postgres, name: string): string {
  const { hostname, port, username, password } = new URL(superuserUrl);
  return `host=${hostname} port=${port} user=${username} password=${password} application_name=${name}`;
}

function giveToServer({ data, account }: Cluster): void {
  chmodSync(data, 0o700);
  account.own(data);
  for (const file of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    account.own(path.join(data, file));
}
