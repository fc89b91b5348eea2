import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';
import { grant } from './serving-role.ts';

/** Categories and cities are edited by staff, categories and states sorted; old addresses of cities lead on. */
export class CategoriesAndCities extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE category ADD COLUMN revision integer NOT NULL DEFAULT 0;
      ALTER TABLE city ADD COLUMN revision integer NOT NULL DEFAULT 0;
      CREATE TABLE city_redirect (
        slug text PRIMARY KEY,
        city_id uuid NOT NULL REFERENCES city
      );
      CREATE TRIGGER city_redirect_content AFTER INSERT OR UPDATE OR DELETE ON city_redirect
        FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
      DROP TRIGGER category_live ON category;
    `);
    this.addSql(announced('category', 'categories', 'id'));
    this.addSql(announced('city', 'cities', 'id'));
    this.addSql(
      grant({
        category: `insert, update (slug, name, name_ta, description, picture_key, position, active, revision)`,
        city: `insert, update (slug, name, state_code, introduction, delivery_days, last_order_on, questions, active,
          revision)`,
        city_redirect: 'select, insert',
        slug_redirect: 'insert',
        // A category that is renamed is found under its new name: its trigger writes what its products are found by.
        product: 'update (search_text)',
        state: 'update (position)',
      }),
    );
  }
}
