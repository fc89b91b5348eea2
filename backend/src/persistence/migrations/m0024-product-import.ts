import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Products come from a file: sent in parts, previewed, then added and changed in one transaction. */
export class ProductImport extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE sheet_part (
        staff_id uuid NOT NULL REFERENCES staff,
        sheet uuid NOT NULL,
        part integer NOT NULL CHECK (part >= 0),
        at timestamptz NOT NULL,
        rows jsonb NOT NULL,
        PRIMARY KEY (staff_id, sheet, part)
      );
      COMMENT ON TABLE sheet_part IS 'Rows of files that are too long for one request; swept after a day';
      CREATE INDEX sheet_part_at ON sheet_part (at);
      ALTER TABLE change_set DROP CONSTRAINT change_set_kind_check,
        ADD CONSTRAINT change_set_kind_check CHECK (kind IN ('prices', 'products'));
    `);
    this.addSql(
      grant({
        sheet_part: 'select, insert, delete',
        product: `insert, update (category_id, slug, name, name_ta, brand, unit, content, max_quantity, tags,
          neeri_certificate, hsn, gst_basis_points, noise_db, state, featured)`,
        slug_redirect: 'insert, update (category_id, product_id), delete',
      }),
    );
  }
}
