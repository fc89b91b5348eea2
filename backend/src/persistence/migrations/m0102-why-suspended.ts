import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Why a referrer is suspended: they are told when they come to see their statements. */
export class WhySuspended extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE referrer ADD COLUMN suspended_reason text');
    this.addSql(grant({ referrer: 'update (suspended_reason)' }));
  }
}
