import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** The instant at which a day begins in the shop's time. */
const startOf = (day: string) => `((${day})::timestamp AT TIME ZONE 'Asia/Kolkata')`;
const dayOf = (instant: string) => `(${instant} AT TIME ZONE 'Asia/Kolkata')::date`;

const SUMS = `placed integer, confirmed integer, packed integer, dispatched integer, arrived integer, on_hold integer,
  unpaid integer, unpaid_paise bigint, refunds_due integer, orders integer, value_paise bigint`;

/**
 * The sums of each day's orders. Days that are over are kept; whoever changes one of their orders marks the day as
 * touched, and until a job has counted it anew it is counted whenever somebody looks, as today is: so `order_sums` and
 * `order_shares` are right at every moment, and an order that is placed writes nothing.
 */
export class OrderDays extends Migration {
  override up(): void {
    this.tables();
    this.counting();
    this.touching();
    this.reading();
    this.addSql(`
      SELECT pgboss.create_queue('order-days', '{ "policy": "standard", "retryLimit": 2, "retryDelay": 5,
        "expireInSeconds": 300, "retentionSeconds": 3600, "deleteAfterSeconds": 3600 }'::jsonb)`);
    this.addSql(
      grant({
        order_day: 'select, insert, update, delete',
        order_day_share: 'select, insert, update, delete',
        order_day_touched: 'select, insert, delete',
        order_day_open: 'select',
        order_sums: 'select',
        order_shares: 'select',
      }),
    );
  }

  private tables(): void {
    this.addSql(`
      CREATE TABLE order_day (day date PRIMARY KEY, ${SUMS.replaceAll(/(integer|bigint)/g, '$1 NOT NULL')});
      COMMENT ON TABLE order_day IS 'The sums of the orders placed on a day that is over, as they were counted last';
      CREATE TABLE order_day_share (
        day date NOT NULL,
        kind text NOT NULL CHECK (kind IN ('product', 'state', 'referrer')),
        key text NOT NULL,
        orders integer NOT NULL,
        pieces bigint NOT NULL,
        value_paise bigint NOT NULL,
        PRIMARY KEY (day, kind, key)
      );
      COMMENT ON COLUMN order_day_share.key IS 'The id of the product or the referrer, the code of the state';
      CREATE TABLE order_day_touched (day date NOT NULL);
      COMMENT ON TABLE order_day_touched IS 'A row a change since the day was counted: only added, so that nobody waits';
      CREATE INDEX order_day_touched_day ON order_day_touched (day);
      INSERT INTO order_day_touched SELECT DISTINCT ${dayOf('placed_at')} FROM orders;
      CREATE INDEX orders_owing ON orders (placed_at, id) WHERE state <> 'placed' AND balance_paise > 0;
      CREATE INDEX job_failed ON pgboss.job_common (completed_on, id) WHERE state = 'failed';
    `);
  }

  /** What is kept of a day, counted from its orders; a cancelled one has no value. Said here and nowhere else. */
  private counting(): void {
    const ofDay = `o.placed_at >= ${startOf('asked')} AND o.placed_at < ${startOf('asked + 1')}`;
    this.addSql(`
      CREATE FUNCTION order_day_sums(asked date) RETURNS TABLE (${SUMS}) LANGUAGE sql STABLE AS $$
        SELECT count(*) FILTER (WHERE o.state = 'placed')::integer,
          count(*) FILTER (WHERE o.state = 'confirmed')::integer,
          count(*) FILTER (WHERE o.state = 'packed')::integer,
          count(*) FILTER (WHERE o.state = 'dispatched')::integer,
          count(*) FILTER (WHERE o.state = 'arrived')::integer,
          count(*) FILTER (WHERE o.hold_reason IS NOT NULL)::integer,
          count(*) FILTER (WHERE o.state <> 'placed' AND o.balance_paise > 0)::integer,
          coalesce(sum(o.balance_paise) FILTER (WHERE o.state <> 'placed' AND o.balance_paise > 0), 0)::bigint,
          count(*) FILTER (WHERE o.balance_paise < 0)::integer,
          count(*) FILTER (WHERE o.state <> 'cancelled')::integer,
          coalesce(sum(o.total_paise) FILTER (WHERE o.state <> 'cancelled'), 0)::bigint
        FROM orders o WHERE ${ofDay} $$;
      CREATE FUNCTION order_day_shares(asked date)
        RETURNS TABLE (kind text, key text, orders integer, pieces bigint, value_paise bigint) LANGUAGE sql STABLE AS $$
        SELECT 'state', o.state_code, count(*)::integer, 0::bigint, sum(o.total_paise)::bigint
          FROM orders o WHERE ${ofDay} AND o.state <> 'cancelled' GROUP BY o.state_code
        UNION ALL
        SELECT 'referrer', o.referrer_id::text, count(*)::integer, 0::bigint, sum(o.total_paise)::bigint
          FROM orders o WHERE ${ofDay} AND o.state <> 'cancelled' AND o.referrer_id IS NOT NULL GROUP BY o.referrer_id
        UNION ALL
        SELECT 'product', l.product_id::text, count(*)::integer, sum(l.quantity)::bigint,
            sum(l.net_paise::bigint * l.quantity)::bigint
          FROM orders o JOIN order_line l ON l.order_id = o.id
          WHERE ${ofDay} AND o.state <> 'cancelled' GROUP BY l.product_id $$;
    `);
  }

  /** What happens to an order of today is no concern of a day that is over. */
  private touching(): void {
    this.addSql(`
      CREATE FUNCTION order_day_touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO order_day_touched VALUES (${dayOf('NEW.placed_at')});
        RETURN NULL; END $$;
      CREATE TRIGGER orders_day AFTER INSERT OR UPDATE ON orders FOR EACH ROW
        WHEN (NEW.placed_at < ${startOf(dayOf('now()'))}) EXECUTE FUNCTION order_day_touch();
    `);
  }

  private reading(): void {
    this.addSql(`
      CREATE VIEW order_day_open AS
        SELECT day FROM order_day_touched
        UNION
        SELECT generate_series(
          coalesce((SELECT max(day) + 1 FROM order_day), (SELECT ${dayOf('min(placed_at)')} FROM orders)),
          (SELECT ${dayOf('max(placed_at)')} FROM orders), interval '1 day')::date;
      COMMENT ON VIEW order_day_open IS 'Days that are counted whenever somebody looks';
      CREATE VIEW order_sums AS
        SELECT * FROM order_day d WHERE NOT EXISTS (SELECT FROM order_day_touched t WHERE t.day = d.day)
        UNION ALL
        SELECT open.day, sums.* FROM order_day_open open CROSS JOIN LATERAL order_day_sums(open.day) sums;
      CREATE VIEW order_shares AS
        SELECT * FROM order_day_share d WHERE NOT EXISTS (SELECT FROM order_day_touched t WHERE t.day = d.day)
        UNION ALL
        SELECT open.day, shares.* FROM order_day_open open CROSS JOIN LATERAL order_day_shares(open.day) shares;
    `);
  }
}
