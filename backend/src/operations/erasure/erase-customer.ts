import { asOwner } from '../commands/owner-connection.ts';
import { RandomIdentifiers } from '../../shared/identifiers.ts';
import { eraseContacts } from './erase-contacts.ts';
import { eraseNames, noteNames } from './erase-names.ts';
import { eraseRows } from './erase-rows.ts';
import { findCustomer, type Customer } from './find-customer.ts';

/**
 * Erases whoever has a phone number, in one transaction; nothing when something of theirs is under way, or in a dry run.
 * @param phone ten digits
 */
export function eraseCustomer(databaseUrl: string, phone: string, dryRun: boolean): Promise<Customer> {
  return asOwner(databaseUrl, async (client) => {
    await client.query('BEGIN');
    const customer = await findCustomer(client, phone);
    if (dryRun || customer.refusals.length > 0) {
      await client.query('ROLLBACK');
      return customer;
    }
    await noteNames(client);
    await eraseRows(client);
    await eraseContacts(client);
    await eraseNames(client);
    // Who was erased is nobody's to know any more; that somebody was, is.
    await client.query(
      `INSERT INTO audit_entry (id, at, actor_kind, actor_id, actor_name, action, subject, before, after)
       SELECT $1, now(), 'system', NULL, 'The operator', 'customer.erased', 'customer', 'null',
         jsonb_build_object('orders', (SELECT coalesce(jsonb_agg(number), '[]') FROM gone_order),
           'passbooks', (SELECT coalesce(jsonb_agg(number), '[]') FROM gone_membership))`,
      [new RandomIdentifiers().uuid()],
    );
    await client.query('COMMIT');
    return customer;
  });
}
