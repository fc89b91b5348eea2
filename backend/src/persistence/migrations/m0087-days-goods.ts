import { Migration } from '@mikro-orm/migrations';

const dayOf = (instant: string) => `(${instant} AT TIME ZONE 'Asia/Kolkata')::date`;

/** What the shares of a day are made of, beside its lines, which change with the revision. */
const SOLD = ['placed_at', 'revision', 'total_paise', 'state_code', 'referrer_id'];
const row = (name: 'OLD' | 'NEW') =>
  [`${name}.state = 'cancelled'`, ...SOLD.map((column) => `${name}.${column}`)].join(', ');

/**
 * A mark on a day says whether what it sold may be another too. That an order was packed or paid is no reason to read all
 * lines of its day: in the busiest week that was a million of them every twenty seconds, and whoever looked at the season
 * waited for as many.
 */
export class DaysGoods extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE order_day_touched ADD COLUMN sold boolean NOT NULL DEFAULT true;
      COMMENT ON COLUMN order_day_touched.sold IS 'Whether what the day sold may have changed, not its states and payments alone';
      CREATE OR REPLACE FUNCTION order_day_touch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO order_day_touched (day, sold) VALUES (${dayOf('NEW.placed_at')},
          TG_OP = 'INSERT' OR (${row('OLD')}) IS DISTINCT FROM (${row('NEW')}));
        RETURN NULL; END $$;
    `);
    this.reading();
  }

  private reading(): void {
    this.addSql(`
      CREATE OR REPLACE VIEW order_day_open AS
        SELECT day, bool_or(sold) AS sold FROM (
          SELECT day, sold FROM order_day_touched
          UNION ALL
          SELECT generate_series(
            coalesce((SELECT max(day) + 1 FROM order_day), (SELECT ${dayOf('min(placed_at)')} FROM orders)),
            (SELECT ${dayOf('max(placed_at)')} FROM orders), interval '1 day')::date, true) marked
        GROUP BY day;
      CREATE OR REPLACE VIEW order_shares AS
        SELECT * FROM order_day_share d WHERE NOT EXISTS (SELECT FROM order_day_touched t WHERE t.day = d.day AND t.sold)
        UNION ALL
        SELECT open.day, shares.* FROM order_day_open open CROSS JOIN LATERAL order_day_shares(open.day) shares
        WHERE open.sold;
    `);
  }
}
