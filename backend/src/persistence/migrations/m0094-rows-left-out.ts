import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Rows of a bank's file that are known already are kept beside what they are taken for, and can be brought in. */
export class RowsLeftOut extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE bank_row ADD COLUMN left_out boolean NOT NULL DEFAULT false,
        ADD COLUMN twin_id uuid REFERENCES bank_row,
        ADD COLUMN went_out boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN bank_row.left_out IS 'It was taken for another, and stands for nothing';
      COMMENT ON COLUMN bank_row.twin_id IS 'What it was taken for, also when somebody brought it in all the same';
      COMMENT ON COLUMN bank_row.went_out IS 'As much went out under its number, or shortly before to the same name or phone';
      ALTER TABLE bank_statement ADD COLUMN file jsonb;
      COMMENT ON COLUMN bank_statement.file IS 'What the file is made of: how many rows, which were passed over, what its balances say';
      CREATE INDEX receipt_day ON receipt (received_on);
    `);
    this.addSql(grant({ bank_row: 'update (identity, left_out, went_out)' }));
  }
}
