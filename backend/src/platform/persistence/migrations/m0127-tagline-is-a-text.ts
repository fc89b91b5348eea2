import { Migration } from '@mikro-orm/migrations';

/** What stood in the settings over the home page is a text of the shop now; the demonstration's comes with the shop. */
export class TaglineIsAText extends Migration {
  override up(): void {
    this.addSql(`insert into "shop_text" ("text_id", "language", "version", "body", "saved_by_name")
      select 'home-headline', 'en', 1, value ->> 'tagline', 'The shop' from "setting"
      where section = 'identity' and trim(value ->> 'tagline') NOT IN ('', 'Sivakasi crackers at honest prices')`);
  }
}
