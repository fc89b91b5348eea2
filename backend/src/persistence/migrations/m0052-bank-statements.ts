import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/**
 * What the shop's banks say came in. Whether a row is recorded is not kept here: it is, as long as the ledger of orders or
 * of passbooks has its reference.
 */
export class BankStatements extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE bank (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        heads jsonb NOT NULL
      );
      COMMENT ON COLUMN bank.heads IS 'By which heads the columns of its files were read last';
      CREATE UNIQUE INDEX bank_name ON bank (lower(name));
      CREATE TABLE bank_statement (
        id uuid PRIMARY KEY,
        bank_id uuid NOT NULL REFERENCES bank,
        file_name text NOT NULL,
        opened_at timestamptz NOT NULL,
        opened_by_name text NOT NULL,
        known integer NOT NULL,
        debits integer NOT NULL,
        refused jsonb NOT NULL
      );
      CREATE INDEX bank_statement_newest ON bank_statement (opened_at, id);
      CREATE TABLE bank_row (
        id uuid PRIMARY KEY,
        statement_id uuid NOT NULL REFERENCES bank_statement,
        place integer NOT NULL,
        identity text NOT NULL CONSTRAINT bank_row_once UNIQUE,
        day date NOT NULL,
        amount_paise bigint NOT NULL CHECK (amount_paise > 0),
        mode text NOT NULL CHECK (mode IN ('upi', 'bank')),
        description text NOT NULL,
        reference text,
        not_ours boolean NOT NULL DEFAULT false,
        decided_at timestamptz,
        decided_by_name text
      );
      COMMENT ON COLUMN bank_row.identity IS 'The same transfer has it in every file';
      COMMENT ON COLUMN bank_row.reference IS 'The number of the transfer, in its one spelling; where the bank says none, the one that somebody typed';
      CREATE INDEX bank_row_statement ON bank_row (statement_id, place);
    `);
    this.addSql(announced('bank_statement', 'bank-statements', 'id'));
    this.addSql(announced('bank_row', 'bank-statements'));
    this.addSql(
      grant({
        bank: 'select, insert, update (name, heads)',
        bank_statement: 'select, insert',
        bank_row: 'select, insert, update (reference, not_ours, decided_at, decided_by_name)',
      }),
    );
  }
}
