import { Migration } from '@mikro-orm/migrations';

/** A season says which festival it is for: until now only its name did, `Pongal 2027`. */
export class FestivalOfSeason extends Migration {
  override up(): void {
    this.addSql(`
      UPDATE setting SET value = jsonb_build_object('festival', split_part(value ->> 'name', ' ', 1)) || value
      WHERE section = 'season' AND value ->> 'name' ~ '^\\S+ \\d{4}$'`);
  }
}
