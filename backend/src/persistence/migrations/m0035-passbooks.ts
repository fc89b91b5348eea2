import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/** What a member agreed to: copied from the scheme, and the scheme keeps it while there are members. */
const TERMS = 'monthly_paise, instalments, benefit_basis_points, first_month, due_day, grace_days';

/** Members of advance purchase schemes and what they paid. */
export class Passbooks extends Migration {
  override up(): void {
    this.schemes();
    this.memberships();
    this.ledger();
    this.job();
    this.rights();
  }

  private schemes(): void {
    this.addSql(`
      CREATE FUNCTION scheme_due_day(first_month date, due_day integer, nth integer) RETURNS date
        LANGUAGE sql IMMUTABLE AS $$
        SELECT least(first + due_day - 1, (first + interval '1 month')::date - 1)
        FROM (SELECT (first_month + (nth - 1) * interval '1 month')::date AS first) month $$;
      COMMENT ON FUNCTION scheme_due_day IS 'As instalmentDueDays of the contracts has it';
      ALTER TABLE scheme
        ADD COLUMN revision integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT scheme_terms_unique UNIQUE (id, ${TERMS}),
        ADD CONSTRAINT scheme_within_a_year
          CHECK (scheme_due_day(first_month, due_day, instalments) - scheme_due_day(first_month, due_day, 1) <= 365);
      CREATE INDEX scheme_newest ON scheme (first_month DESC, id DESC);
    `);
    this.addSql(announced('scheme', 'schemes', 'slug'));
  }

  private memberships(): void {
    this.addSql(`
      CREATE SEQUENCE passbook_number;
      CREATE TABLE membership (
        id uuid PRIMARY KEY,
        number text NOT NULL CONSTRAINT membership_number_unique UNIQUE
          DEFAULT 'PB-' || lpad(nextval('passbook_number')::text, 5, '0'),
        token text NOT NULL CONSTRAINT membership_token_unique UNIQUE,
        idempotency_key uuid NOT NULL CONSTRAINT membership_idempotency_key_unique UNIQUE,
        content_hash text NOT NULL,
        scheme_id uuid NOT NULL REFERENCES scheme,
        monthly_paise integer NOT NULL,
        instalments integer NOT NULL,
        benefit_basis_points integer NOT NULL,
        first_month date NOT NULL,
        due_day integer NOT NULL,
        grace_days integer NOT NULL,
        joined_at timestamptz NOT NULL,
        consented_at timestamptz NOT NULL,
        name text NOT NULL,
        phone text NOT NULL CHECK (phone ~ '^[6-9][0-9]{9}$'),
        address text NOT NULL,
        nominee_name text NOT NULL,
        nominee_relation text NOT NULL,
        nominee_phone text CHECK (nominee_phone ~ '^[6-9][0-9]{9}$'),
        state text NOT NULL DEFAULT 'requested' CHECK (state IN
          ('requested', 'active', 'behind', 'matured', 'redeemed', 'cancelled', 'refunded')),
        ending text CHECK (ending IN ('left', 'died', 'closed')),
        lapses integer NOT NULL DEFAULT 0 CHECK (lapses BETWEEN 0 AND 11),
        benefit_lapsed boolean NOT NULL DEFAULT false,
        reckoned_on date,
        received_paise bigint NOT NULL DEFAULT 0 CHECK (received_paise >= 0),
        held_paise bigint NOT NULL DEFAULT 0 CONSTRAINT membership_holds_enough CHECK (held_paise >= 0),
        first_paid_on date,
        revision integer NOT NULL DEFAULT 0,
        CONSTRAINT membership_terms_fkey FOREIGN KEY (scheme_id, ${TERMS}) REFERENCES scheme (id, ${TERMS}),
        CHECK ((ending IS NOT NULL) = (state IN ('cancelled', 'refunded'))),
        CHECK (state <> 'requested' OR received_paise = 0)
      );
      COMMENT ON COLUMN membership.reckoned_on IS 'The latest day its state was reckoned for; no earlier day counts any more';
      COMMENT ON COLUMN membership.received_paise IS 'Receipts less those corrected, kept by a trigger on the ledger';
      COMMENT ON COLUMN membership.held_paise IS 'The sum of its ledger, kept by a trigger: what the shop owes';
      CREATE INDEX membership_newest ON membership (joined_at DESC, id DESC);
      CREATE INDEX membership_scheme ON membership (scheme_id, joined_at DESC, id DESC);
      CREATE INDEX membership_state ON membership (state, joined_at DESC, id DESC);
      CREATE INDEX membership_first_paid ON membership (first_paid_on) WHERE held_paise > 0;
      CREATE INDEX membership_search ON membership
        USING gin ((number || ' ' || name || ' ' || phone) gin_trgm_ops);
      CREATE TABLE membership_event (
        id uuid PRIMARY KEY,
        membership_id uuid NOT NULL REFERENCES membership,
        at timestamptz NOT NULL,
        kind text NOT NULL,
        actor_kind text NOT NULL CHECK (actor_kind IN ('customer', 'staff', 'system')),
        actor_id uuid,
        actor_name text NOT NULL,
        text text NOT NULL DEFAULT '',
        amount_paise bigint
      );
      CREATE INDEX membership_event_membership ON membership_event (membership_id, at);
    `);
    this.addSql(announced('membership', 'members', 'number'));
  }

  private ledger(): void {
    this.addSql(`
      CREATE TABLE membership_entry (
        id uuid PRIMARY KEY,
        membership_id uuid NOT NULL REFERENCES membership,
        kind text NOT NULL CHECK (kind IN ('receipt', 'refund', 'redemption', 'credit-returned', 'correction')),
        amount_paise bigint NOT NULL CHECK (amount_paise <> 0),
        mode text CHECK (mode IN ('upi', 'bank', 'cash')),
        reference text,
        received_on date NOT NULL,
        note text NOT NULL DEFAULT '',
        paid_to text CHECK (paid_to IN ('member', 'nominee')),
        corrects uuid CONSTRAINT membership_entry_corrected_once UNIQUE REFERENCES membership_entry,
        order_id uuid REFERENCES orders,
        benefit_paise bigint NOT NULL DEFAULT 0 CHECK (benefit_paise >= 0),
        recorded_at timestamptz NOT NULL,
        recorded_by uuid REFERENCES staff,
        CHECK ((kind = 'correction') = (corrects IS NOT NULL)),
        CHECK ((kind IN ('redemption', 'credit-returned')) = (order_id IS NOT NULL)),
        CHECK ((kind IN ('receipt', 'refund')) = (mode IS NOT NULL)),
        CHECK ((kind = 'refund') = (paid_to IS NOT NULL)),
        CHECK (mode IS NULL OR mode = 'cash' OR reference IS NOT NULL),
        CHECK (CASE kind WHEN 'receipt' THEN amount_paise > 0 WHEN 'credit-returned' THEN amount_paise > 0
          WHEN 'refund' THEN amount_paise < 0 WHEN 'redemption' THEN amount_paise < 0 ELSE true END)
      );
      COMMENT ON COLUMN membership_entry.amount_paise IS 'What it does to the sum that the shop holds';
      CREATE INDEX membership_entry_membership ON membership_entry (membership_id, recorded_at);
      CREATE INDEX membership_entry_order ON membership_entry (order_id) WHERE order_id IS NOT NULL;
      CREATE INDEX membership_entry_day ON membership_entry (received_on);
      CREATE TABLE membership_reference (
        mode text NOT NULL,
        reference text NOT NULL,
        entry_id uuid NOT NULL REFERENCES membership_entry,
        CONSTRAINT membership_reference_once PRIMARY KEY (mode, reference)
      );
      COMMENT ON TABLE membership_reference IS 'Which entry stands for a transfer; a corrected one gives it up';
    `);
    // With its owner's rights, and callable by nobody: the sums are the ledger's alone, the serving role cannot write them.
    this.addSql(`
      CREATE FUNCTION membership_entered() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
        UPDATE membership SET
          held_paise = held_paise + NEW.amount_paise,
          received_paise = received_paise + CASE
            WHEN NEW.kind = 'receipt' THEN NEW.amount_paise
            WHEN NEW.kind = 'correction'
              AND (SELECT kind FROM membership_entry WHERE id = NEW.corrects) = 'receipt' THEN NEW.amount_paise
            ELSE 0 END,
          first_paid_on = (
            SELECT min(received_on) FROM membership_entry e WHERE e.membership_id = NEW.membership_id
              AND e.kind = 'receipt' AND NOT EXISTS (SELECT FROM membership_entry c WHERE c.corrects = e.id))
        WHERE id = NEW.membership_id;
        RETURN NULL; END $$;
      REVOKE EXECUTE ON FUNCTION membership_entered() FROM PUBLIC;
      CREATE TRIGGER membership_entered AFTER INSERT ON membership_entry
        FOR EACH ROW EXECUTE FUNCTION membership_entered();
    `);
  }

  /** Members are reckoned for a day once, however many copies of the shop look. */
  private job(): void {
    this.addSql(`
      CREATE TABLE scheme_reckoning (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        day date NOT NULL
      );
      COMMENT ON TABLE scheme_reckoning IS 'The latest day for which all members were reckoned';
      INSERT INTO scheme_reckoning (day) VALUES ('2020-01-01');
      SELECT pgboss.create_queue('members', '{ "policy": "standard", "retryLimit": 2, "retryDelay": 30,
        "expireInSeconds": 300, "retentionSeconds": 3600, "deleteAfterSeconds": 3600 }'::jsonb)`);
  }

  private rights(): void {
    this.addSql(
      grant({
        scheme:
          'insert, update (slug, name, description, picture_key, monthly_paise, instalments, benefit_basis_points, first_month, due_day, grace_days, join_until, most_members, revision)',
        membership:
          'select, insert, update (name, phone, address, nominee_name, nominee_relation, nominee_phone, state, ending, lapses, benefit_lapsed, reckoned_on, revision)',
        membership_event: 'select, insert',
        membership_entry: 'select, insert',
        membership_reference: 'select, insert, delete',
        scheme_reckoning: 'select, update (day)',
        'sequence passbook_number': 'usage',
      }),
    );
  }
}
