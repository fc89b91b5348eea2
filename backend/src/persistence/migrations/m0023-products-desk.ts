import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** All that staff enter of a product; its place in the list and its stock are other steps. */
const ENTERED = `code, category_id, slug, name, name_ta, aliases, brand, unit, content, mrp_paise, net_paise,
  max_quantity, video_url, description, noise_db, tags, neeri_certificate, hsn, gst_basis_points, state, featured`;

/** Products are edited by staff, found by other words too, and their stock is corrected with a reason. */
export class ProductsDesk extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE product ADD COLUMN aliases text[] NOT NULL DEFAULT '{}',
        ADD COLUMN revision integer NOT NULL DEFAULT 0,
        ADD COLUMN counted_since timestamptz;
      COMMENT ON COLUMN product.counted_since IS 'When its stock was last begun to be counted; null: always was';
      COMMENT ON COLUMN product.aliases IS 'Other words by which it is looked for';
      ALTER TABLE stock_entry ADD COLUMN note text NOT NULL DEFAULT '';
      COMMENT ON COLUMN stock_entry.note IS 'What somebody said of a correction';
      DROP INDEX stock_entry_product;
      CREATE INDEX stock_entry_product ON stock_entry (product_id, at, id);
      CREATE INDEX product_category ON product (category_id, position);
    `);
    this.revision();
    this.search();
    this.announcements();
    this.addSql(
      grant({
        product: `insert, update (${ENTERED}, position, revision, counted_since)`,
        product_picture: 'insert, delete',
        slug_redirect: 'insert, update (category_id, product_id), delete',
      }),
    );
  }

  /** Whoever changes what stands in the form of a product (a price day, an import) makes a new revision of it. */
  private revision(): void {
    this.addSql(`
      CREATE FUNCTION next_revision() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN NEW.revision := OLD.revision + 1; RETURN NEW; END $$;
      CREATE TRIGGER product_revised BEFORE UPDATE OF ${ENTERED}, revision ON product
        FOR EACH ROW EXECUTE FUNCTION next_revision();
    `);
  }

  private search(): void {
    this.addSql(`
      DROP TRIGGER product_search ON product;
      DROP FUNCTION product_search_text(text, text, text, uuid);
      CREATE FUNCTION product_search_text(p product) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT search_words(concat_ws(' ', p.code, p.name, p.name_ta, array_to_string(p.aliases, ' '), c.name, c.name_ta))
        FROM category c WHERE c.id = p.category_id $$;
      CREATE OR REPLACE FUNCTION product_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        NEW.search_text := coalesce(product_search_text(NEW), '');
        RETURN NEW; END $$;
      CREATE TRIGGER product_search BEFORE INSERT OR UPDATE OF code, name, name_ta, aliases, category_id ON product
        FOR EACH ROW EXECUTE FUNCTION product_search_changed();
      CREATE OR REPLACE FUNCTION category_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE product p SET search_text = coalesce(product_search_text(p), '') WHERE p.category_id = NEW.id;
        RETURN NULL; END $$;
    `);
  }

  /** What is new in a product is heard of like the rest; its page tells of the tax, too. */
  private announcements(): void {
    this.addSql(`
      DROP TRIGGER product_content ON product;
      CREATE TRIGGER product_content AFTER INSERT OR DELETE OR UPDATE OF ${ENTERED}, position ON product
        FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
      DROP TRIGGER product_live ON product;
      CREATE TRIGGER product_live AFTER INSERT OR DELETE OR UPDATE OF ${ENTERED}, position ON product
        FOR EACH STATEMENT EXECUTE FUNCTION live_changed('products');
    `);
  }
}
