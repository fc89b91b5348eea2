import { withClient } from './client.ts';
import { ownerRole, servingRole, urlFor } from './credentials.ts';
import type { Credentials } from './credentials.ts';

/**
 * Makes the two roles and the database, whatever of them is missing. The owner migrates; the serving role may do what
 * the migrations grant it, by table and column.
 */
export async function ensureShopDatabase(
  port: number,
  credentials: Credentials,
  database: string,
): Promise<void> {
  await withClient(urlFor('postgres', credentials, port, 'postgres'), async (client) => {
    for (const role of [ownerRole, servingRole] as const) {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      const verb = rowCount === 0 ? 'create' : 'alter';
      await client.query(`${verb} role ${role} login password ${client.escapeLiteral(credentials[role])}`);
    }
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    const name = client.escapeIdentifier(database);
    if (rowCount === 0) await client.query(`create database ${name} owner ${ownerRole}`);
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to ${servingRole}`);
  });
}
