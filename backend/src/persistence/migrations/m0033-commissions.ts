import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/** What referrers earn, as a ledger that is only added to; its sums by referrer are kept by its own trigger. */
export class Commissions extends Migration {
  override up(): void {
    this.ledger();
    this.sums();
    this.earlierOrders();
    this.addSql(announced('commission_entry', 'referrals', 'referrer_id'));
    this.addSql(
      grant({
        commission_entry: 'select, insert',
        commission_sum: 'select',
        referrer: 'insert, update (name, phone, email, code, commission_basis_points, state, revision)',
      }),
    );
  }

  private ledger(): void {
    this.addSql(`
      ALTER TABLE referrer ADD COLUMN revision integer NOT NULL DEFAULT 0;
      CREATE TABLE commission_entry (
        id uuid PRIMARY KEY,
        turn bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT commission_entry_turn_unique UNIQUE,
        referrer_id uuid NOT NULL REFERENCES referrer,
        order_id uuid REFERENCES orders,
        at timestamptz NOT NULL,
        kind text NOT NULL CHECK (kind IN ('pending', 'earned', 'reversed', 'paid', 'returned')),
        cause text NOT NULL CHECK (cause IN ('order', 'attribution', 'flag', 'payout')),
        pending_paise bigint NOT NULL,
        due_paise bigint NOT NULL,
        paid_paise bigint NOT NULL,
        base_paise bigint,
        basis_points integer CHECK (basis_points BETWEEN 0 AND 10000),
        rounded_to_paise integer CHECK (rounded_to_paise > 0),
        CHECK ((kind IN ('paid', 'returned')) = (order_id IS NULL)),
        CHECK ((order_id IS NULL) = (cause = 'payout')),
        CHECK (order_id IS NULL OR (paid_paise = 0 AND num_nonnulls(base_paise, basis_points, rounded_to_paise) = 3)),
        CHECK (order_id IS NOT NULL OR (pending_paise = 0 AND due_paise = -paid_paise AND paid_paise <> 0))
      );
      COMMENT ON TABLE commission_entry IS
        'What an entry adds to and takes from the three accounts of a referrer. What was earned is what is due and what is paid';
      COMMENT ON COLUMN commission_entry.turn IS
        'The entries of one referrer are written one after the other: the referrer is locked before';
      COMMENT ON COLUMN commission_entry.base_paise IS 'The net value of the goods that the rate was taken of, at that time';
      COMMENT ON COLUMN commission_entry.rounded_to_paise IS 'The commission was rounded to whole multiples of it, half up';
      CREATE INDEX commission_entry_referrer ON commission_entry (referrer_id, turn);
      CREATE INDEX commission_entry_order ON commission_entry (order_id) WHERE order_id IS NOT NULL;
    `);
  }

  private sums(): void {
    this.addSql(`
      CREATE TABLE commission_sum (
        referrer_id uuid PRIMARY KEY REFERENCES referrer,
        pending_paise bigint NOT NULL,
        due_paise bigint NOT NULL,
        paid_paise bigint NOT NULL
      );
      COMMENT ON TABLE commission_sum IS 'The sums of the ledger, kept by its trigger';
      CREATE INDEX commission_sum_due ON commission_sum (due_paise DESC, referrer_id);
    `);
    // With its owner's rights, and callable by nobody: the sums are the ledger's alone.
    this.addSql(`
      CREATE FUNCTION commission_entered() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
        INSERT INTO commission_sum AS s (referrer_id, pending_paise, due_paise, paid_paise)
        VALUES (NEW.referrer_id, NEW.pending_paise, NEW.due_paise, NEW.paid_paise)
        ON CONFLICT (referrer_id) DO UPDATE SET pending_paise = s.pending_paise + NEW.pending_paise,
          due_paise = s.due_paise + NEW.due_paise, paid_paise = s.paid_paise + NEW.paid_paise;
        RETURN NULL; END $$;
      REVOKE EXECUTE ON FUNCTION commission_entered() FROM PUBLIC;
      CREATE TRIGGER commission_entered AFTER INSERT ON commission_entry FOR EACH ROW
        EXECUTE FUNCTION commission_entered();
    `);
  }

  /** What orders were worth to their referrers before there was a ledger, at the rate of today. */
  private earlierOrders(): void {
    this.addSql(`
      INSERT INTO commission_entry (id, referrer_id, order_id, at, kind, cause, pending_paise, due_paise, paid_paise,
        base_paise, basis_points, rounded_to_paise)
      SELECT uuidv7(), o.referrer_id, o.id, step.at, step.kind, 'order', step.pending * share.paise,
        step.due * share.paise, 0, o.goods_paise, r.commission_basis_points, 1
      FROM orders o JOIN referrer r ON r.id = o.referrer_id
      CROSS JOIN LATERAL (SELECT (o.goods_paise * r.commission_basis_points + 5000) / 10000 AS paise) share
      CROSS JOIN LATERAL (
        SELECT o.placed_at AS at, 'pending' AS kind, 1 AS pending, 0 AS due
        UNION ALL SELECT now(), 'earned', -1, 1 WHERE o.state = 'collected'
        UNION ALL SELECT now(), 'reversed', -1, 0 WHERE o.state = 'cancelled') step
      WHERE step.kind = 'pending' OR share.paise <> 0
      ORDER BY step.at, o.number`);
  }
}
