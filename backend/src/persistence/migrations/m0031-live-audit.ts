import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';

/** The audit log follows what is done while it is open. */
export class LiveAudit extends Migration {
  override up(): void {
    this.addSql(announced('audit_entry', 'audit'));
  }
}
