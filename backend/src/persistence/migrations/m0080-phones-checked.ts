import { Migration } from '@mikro-orm/migrations';

/** What m0078 said of phones holds for the rows of before too: they obeyed the older, narrower rule. */
export class PhonesChecked extends Migration {
  override up(): void {
    for (const table of ['orders', 'membership']) {
      this.addSql(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_phone_check`);
    }
  }
}
