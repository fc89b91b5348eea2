import { Migration } from '@mikro-orm/migrations';

/** Five digits, and more where there are more: the hundred thousandth passbook had the number of the ten thousandth. */
export class ManyPassbooks extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE membership ALTER COLUMN number
        SET DEFAULT 'PB-' || regexp_replace(lpad(nextval('passbook_number')::text, 8, '0'), '^0{1,3}', '')`);
  }
}
