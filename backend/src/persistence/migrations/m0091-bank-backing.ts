import { Migration } from '@mikro-orm/migrations';
import { transferReference } from '@shop/contracts/rules/bank/transfer-reference';
import { grant } from './serving-role.ts';

/** Where references stand by which transfers are found; the ledgers keep what was typed. */
const CLAIMS = { reference_claim: 'receipt_id', membership_reference: 'entry_id' } as const;

/**
 * Which row of a bank backs which entry that was made by hand: a row backs one, and an entry is backed once. References of
 * before get the normal form where transfers are looked for, not in the ledgers; where two entries turn out to be of one
 * transfer, the second keeps its own.
 */
export class BankBacking extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      CREATE TABLE bank_backing (
        bank_row_id uuid CONSTRAINT bank_backing_row_once PRIMARY KEY REFERENCES bank_row,
        receipt_id uuid CONSTRAINT bank_backing_receipt_once UNIQUE REFERENCES receipt,
        entry_id uuid CONSTRAINT bank_backing_entry_once UNIQUE REFERENCES membership_entry,
        linked_at timestamptz NOT NULL,
        linked_by_name text NOT NULL,
        by_hand boolean NOT NULL DEFAULT false,
        CHECK (num_nonnulls(receipt_id, entry_id) = 1)
      );
      COMMENT ON TABLE bank_backing IS 'Which row of a bank tells of which entry; a corrected entry gives it up';
      COMMENT ON COLUMN bank_backing.by_hand IS 'The entry was made before, and somebody said that the row is it';
      CREATE INDEX bank_row_reference ON bank_row (reference) WHERE reference IS NOT NULL;
      CREATE INDEX receipt_sum ON receipt (amount_paise, received_on) WHERE amount_paise > 0;
      CREATE INDEX membership_entry_sum ON membership_entry (amount_paise, received_on) WHERE kind = 'receipt';
    `);
    this.addSql(grant({ bank_backing: 'select, insert, delete' }));
    for (const [table, id] of Object.entries(CLAIMS)) await this.normalize(table, id);
    await this.normalize('bank_row', 'id');
    await this.normalize('payout', 'id', 'bank_reference');
  }

  private async normalize(table: string, id: string, column = 'reference'): Promise<void> {
    const query = `SELECT ${id} AS id, ${column} AS reference FROM ${table} WHERE ${column} IS NOT NULL ORDER BY ${id}`;
    const rows = (await this.execute(query)) as unknown as { id: string; reference: string }[];
    for (const row of rows) {
      const reference = transferReference(row.reference);
      if (reference === null || reference === row.reference) continue;
      const isTaken =
        table === 'payout'
          ? 'false'
          : `EXISTS (SELECT FROM ${table} other WHERE other.reference = '${reference}' AND other.mode = own.mode)`;
      this.addSql(
        `UPDATE ${table} own SET ${column} = '${reference}' WHERE ${id} = '${row.id}' AND NOT ${isTaken}`,
      );
    }
  }
}
