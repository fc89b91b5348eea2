import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** A kind of goods is looked for by other words, too, and all its products are found by them. */
export class CategoryAliases extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE category ADD COLUMN aliases text[] NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN category.aliases IS 'Other words by which its products are looked for';
      CREATE OR REPLACE FUNCTION product_search_text(p product) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT search_words(concat_ws(' ', p.code, p.name, p.name_ta, array_to_string(p.aliases, ' '), c.name, c.name_ta,
          array_to_string(c.aliases, ' ')))
        FROM category c WHERE c.id = p.category_id $$;
      DROP TRIGGER category_search ON category;
      CREATE TRIGGER category_search AFTER UPDATE OF name, name_ta, aliases ON category FOR EACH ROW
        WHEN ((OLD.name, OLD.name_ta, OLD.aliases) IS DISTINCT FROM (NEW.name, NEW.name_ta, NEW.aliases))
        EXECUTE FUNCTION category_search_changed();
    `);
    this.addSql(grant({ category: 'insert, update (aliases)' }));
  }
}
