import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/** How referrers are paid, whose orders look like their own, and codes that are never given to another. */
export class Payouts extends Migration {
  override up(): void {
    this.people();
    this.flags();
    this.payouts();
    this.addSql(announced('payout_batch', 'payouts', 'number'));
    this.addSql(announced('payout', 'payouts'));
    this.addSql(announced('referral_flag', 'referrals', 'referrer_id'));
    this.addSql(`
      CREATE TRIGGER referrer_live AFTER INSERT OR UPDATE OF name, phone, email, code, commission_basis_points, state,
        revision ON referrer FOR EACH ROW EXECUTE FUNCTION live_row_changed('referrals', 'id')`);
    this.addSql(
      grant({
        referrer: 'update (address, pan, upi_id, account_name, account_number, ifsc)',
        referrer_code: 'select, insert',
        referrer_device: 'select, insert, update (seen_at)',
        referral_flag: 'select, insert, update (decision, decided_at, decided_by, reason)',
        payout_batch: 'select, insert, update (state, approved_at, approved_by)',
        payout: 'select, insert, update (state, bank_reference, failure, settled_at)',
        orders: 'update (referrer_id, referral_code)',
      }),
    );
  }

  private people(): void {
    this.addSql(`
      ALTER TABLE referrer
        ADD COLUMN address text,
        ADD COLUMN pan text CHECK (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'),
        ADD COLUMN upi_id text,
        ADD COLUMN account_name text,
        ADD COLUMN account_number text,
        ADD COLUMN ifsc text,
        ADD CHECK (num_nonnulls(account_name, account_number, ifsc) IN (0, 3));
      CREATE INDEX referrer_by_name ON referrer (name, id);
      CREATE TABLE referrer_code (
        code text CONSTRAINT referrer_code_taken PRIMARY KEY,
        referrer_id uuid NOT NULL REFERENCES referrer
      );
      COMMENT ON TABLE referrer_code IS 'Every code that was ever given, and to whom; none goes to another';
      INSERT INTO referrer_code SELECT code, id FROM referrer;
      CREATE TABLE referrer_device (
        referrer_id uuid NOT NULL REFERENCES referrer,
        device_hash text NOT NULL,
        seen_at timestamptz NOT NULL,
        PRIMARY KEY (referrer_id, device_hash)
      );
      COMMENT ON TABLE referrer_device IS 'Where referrers placed orders for customers; hashed, as senders of orders are';
    `);
    this.addSql(`
      CREATE FUNCTION referrer_code_given() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO referrer_code (code, referrer_id) VALUES (NEW.code, NEW.id) ON CONFLICT DO NOTHING;
        IF NOT EXISTS (SELECT FROM referrer_code WHERE code = NEW.code AND referrer_id = NEW.id) THEN
          RAISE unique_violation USING CONSTRAINT = 'referrer_code_taken', MESSAGE = 'The code was given to another';
        END IF;
        RETURN NULL; END $$;
      CREATE TRIGGER referrer_code_given AFTER INSERT OR UPDATE OF code ON referrer FOR EACH ROW
        EXECUTE FUNCTION referrer_code_given();
    `);
  }

  private flags(): void {
    this.addSql(`
      CREATE TABLE referral_flag (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders,
        referrer_id uuid NOT NULL REFERENCES referrer,
        signs text[] NOT NULL CHECK (signs <@ ARRAY['phone', 'upi', 'address', 'device'] AND cardinality(signs) > 0),
        raised_at timestamptz NOT NULL,
        decision text CHECK (decision IN ('allowed', 'refused')),
        decided_at timestamptz,
        decided_by text,
        reason text,
        CONSTRAINT referral_flag_once UNIQUE (order_id, referrer_id),
        CHECK (num_nonnulls(decision, decided_at, decided_by, reason) IN (0, 4))
      );
      COMMENT ON TABLE referral_flag IS 'Orders that a referrer seems to have placed for themselves; open ones earn nothing yet';
      CREATE INDEX referral_flag_newest ON referral_flag (raised_at DESC, id DESC);
      CREATE INDEX referral_flag_open ON referral_flag (raised_at DESC, id DESC) WHERE decision IS NULL;
      CREATE INDEX referral_flag_referrer ON referral_flag (referrer_id);
    `);
  }

  private payouts(): void {
    this.addSql(`
      CREATE TABLE payout_batch (
        id uuid PRIMARY KEY,
        number integer GENERATED ALWAYS AS IDENTITY CONSTRAINT payout_batch_number_unique UNIQUE,
        state text NOT NULL CHECK (state IN ('proposed', 'approved', 'discarded')),
        created_at timestamptz NOT NULL,
        created_by uuid NOT NULL REFERENCES staff,
        approved_at timestamptz,
        approved_by uuid REFERENCES staff,
        CHECK ((state = 'approved') = (num_nonnulls(approved_at, approved_by) = 2))
      );
      CREATE INDEX payout_batch_newest ON payout_batch (created_at DESC, id DESC);
      CREATE TABLE payout (
        id uuid PRIMARY KEY,
        batch_id uuid NOT NULL REFERENCES payout_batch,
        reference text NOT NULL CONSTRAINT payout_reference_unique_here UNIQUE,
        referrer_id uuid NOT NULL REFERENCES referrer,
        state text NOT NULL CHECK (state IN ('proposed', 'sent', 'paid', 'failed', 'discarded')),
        through_turn bigint NOT NULL,
        gross_paise bigint NOT NULL CHECK (gross_paise > 0),
        tax_year text NOT NULL,
        tax_section text NOT NULL,
        tax_basis_points integer NOT NULL,
        taxable_paise bigint NOT NULL CHECK (taxable_paise >= 0),
        tax_paise bigint NOT NULL CHECK (tax_paise BETWEEN 0 AND gross_paise),
        payee jsonb NOT NULL,
        bank_reference text,
        failure text,
        settled_at timestamptz,
        CHECK ((state IN ('paid', 'failed')) = (settled_at IS NOT NULL))
      );
      COMMENT ON COLUMN payout.through_turn IS 'It covers the entries after those of the payout before, up to this one';
      COMMENT ON COLUMN payout.payee IS 'Name, address, PAN and where the money goes, as they were';
      CREATE INDEX payout_batch_rows ON payout (batch_id, reference);
      CREATE INDEX payout_referrer ON payout (referrer_id, through_turn);
      CREATE UNIQUE INDEX payout_one_open ON payout (referrer_id) WHERE state = 'proposed';
      ALTER TABLE commission_entry ADD COLUMN payout_id uuid REFERENCES payout,
        ADD CHECK ((payout_id IS NULL) = (order_id IS NOT NULL));
      CREATE UNIQUE INDEX commission_entry_payout ON commission_entry (payout_id, kind) WHERE payout_id IS NOT NULL;
    `);
  }
}
