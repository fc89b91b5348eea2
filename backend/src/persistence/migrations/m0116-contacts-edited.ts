import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Staff correct how a customer is reached, and what was remarked, as a revision like any other. */
export class ContactsEdited extends Migration {
  override up(): void {
    this.addSql(grant({ orders: 'update (phone, whatsapp, email, remarks)' }));
  }
}
