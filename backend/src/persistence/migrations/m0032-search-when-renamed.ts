import { Migration } from '@mikro-orm/migrations';

/**
 * What a product is found by is written again only when its words change: a form saves every column, and a save must not
 * rewrite what shoppers are buying. Products of a renamed category are locked in the order of ids, as sales lock them.
 */
export class SearchWhenRenamed extends Migration {
  override up(): void {
    this.addSql(`
      CREATE OR REPLACE FUNCTION category_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM FROM product WHERE category_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
        UPDATE product p SET search_text = coalesce(product_search_text(p), '') WHERE p.category_id = NEW.id;
        RETURN NULL; END $$;
      DROP TRIGGER category_search ON category;
      CREATE TRIGGER category_search AFTER UPDATE OF name, name_ta ON category FOR EACH ROW
        WHEN ((OLD.name, OLD.name_ta) IS DISTINCT FROM (NEW.name, NEW.name_ta))
        EXECUTE FUNCTION category_search_changed();
      DROP TRIGGER product_search ON product;
      CREATE TRIGGER product_search BEFORE INSERT ON product FOR EACH ROW EXECUTE FUNCTION product_search_changed();
      CREATE TRIGGER product_search_again BEFORE UPDATE OF code, name, name_ta, aliases, category_id ON product FOR EACH ROW
        WHEN ((OLD.code, OLD.name, OLD.name_ta, OLD.aliases, OLD.category_id)
          IS DISTINCT FROM (NEW.code, NEW.name, NEW.name_ta, NEW.aliases, NEW.category_id))
        EXECUTE FUNCTION product_search_changed();
    `);
  }
}
