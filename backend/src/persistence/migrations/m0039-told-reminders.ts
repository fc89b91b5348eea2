import { Migration } from '@mikro-orm/migrations';

/** Who was told long ago is looked for every few seconds, to be forgotten. */
export class ToldReminders extends Migration {
  override up(): void {
    this.addSql('CREATE INDEX reminder_told ON reminder (told_at) WHERE told_at IS NOT NULL');
  }
}
