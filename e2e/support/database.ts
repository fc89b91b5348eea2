import { randomUUID } from 'node:crypto';

import { withClient } from '../../infra/src/postgres/client.ts';
import type { System } from '../../infra/src/system.ts';

/** ms; a net, as the machine may be busy with several shops that start. */
const CONNECTS_WITHIN = 30_000;

/** Runs one statement as the owner of the tables and gives its rows. Its `current_date` is the shop's day. */
export function query<Row extends object>(
  shop: System,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return withClient(
    shop.migrationDatabaseUrl,
    async (client) => {
      await client.query("SET TIME ZONE 'Asia/Kolkata'");
      return (await client.query<Row>(text, values)).rows;
    },
    CONNECTS_WITHIN,
  );
}

/** How many orders a name has sent. */
export async function ordersOf(shop: System, customerName: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    shop,
    'SELECT count(*)::int AS count FROM orders WHERE customer_name = $1',
    [customerName],
  );
  return row?.count ?? 0;
}

/** Somebody of the staff with the first owner's password. */
export async function addStaff(
  shop: System,
  role: 'manager' | 'orders' | 'content',
): Promise<{ email: string; password: string }> {
  const email = `${role}-${randomUUID()}@shop.example`;
  await query(
    shop,
    `INSERT INTO staff (id, email, name, role, password_hash, created_at)
     SELECT gen_random_uuid(), $1, $2, $3, password_hash, now() FROM staff WHERE role = 'owner' LIMIT 1`,
    [email, `The ${role} desk`, role],
  );
  return { email, password: ownerOf(shop).password };
}

/** The first owner, whom the shop made when it was filled. */
export function ownerOf(shop: System): { email: string; password: string } {
  if (!shop.owner) throw new Error('The shop has no first owner');
  return shop.owner;
}
