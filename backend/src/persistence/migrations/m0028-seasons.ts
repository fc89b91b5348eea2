import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** What is kept of a season that is over, and where the numbers of a new one begin. */
export class Seasons extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE season (
        number_prefix text PRIMARY KEY CHECK (number_prefix ~ '^[A-Z]{2,4}[0-9]{2}$'),
        name text NOT NULL,
        opens_on date NOT NULL,
        closes_on date NOT NULL,
        ended_at timestamptz NOT NULL,
        CHECK (opens_on <= closes_on)
      );
      COMMENT ON TABLE season IS 'Seasons that are over, by what stood before their order numbers; the present one is a setting';
      CREATE INDEX season_newest ON season (ended_at DESC);
      CREATE TABLE order_series (
        number_prefix text PRIMARY KEY,
        starts_after integer NOT NULL CHECK (starts_after > 0)
      );
      COMMENT ON TABLE order_series IS 'The running number never starts again; what it had reached is taken away from the numbers of a series';
    `);
    this.addSql(
      grant({
        season: 'select, insert, update (name, opens_on, closes_on, ended_at)',
        order_series: 'select, insert, update (starts_after)',
        product: 'update (last_season_net_paise)',
        scheme: 'update (state)',
      }),
    );
  }
}
