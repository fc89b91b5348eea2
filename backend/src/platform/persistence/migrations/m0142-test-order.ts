import { Migration } from '@mikro-orm/migrations';

export class TestOrder extends Migration {
  override up(): void {
    this.addSql(
      `comment on column "opening_step"."tested_at" is 'of mail: when the mail server last took a test mail; of the test order: when it was removed'`,
    );
  }
}
