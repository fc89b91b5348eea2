import { Migration } from '@mikro-orm/migrations';

const refuse = (what: string, constraint: string) => `
  RAISE EXCEPTION '${what} of an order changed without a new revision'
    USING ERRCODE = 'check_violation', CONSTRAINT = '${constraint}'`;

/**
 * What an order was is kept before it is something else: a total or lines that change without a new revision are refused,
 * whoever writes them. By the transaction's number it is known that an order, or what it was, was written with them.
 */
export class ContentByRevision extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE orders ADD COLUMN born xid8;
      ALTER TABLE orders ALTER COLUMN born SET DEFAULT pg_current_xact_id();
      COMMENT ON COLUMN orders.born IS 'The transaction that placed it: its lines come with it';
      ALTER TABLE order_revision ADD COLUMN written xid8;
      ALTER TABLE order_revision ALTER COLUMN written SET DEFAULT pg_current_xact_id();
      COMMENT ON COLUMN order_revision.written IS 'The transaction that replaced it: the new lines come with it';

      CREATE FUNCTION order_total_revised() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.born IS DISTINCT FROM pg_current_xact_id()
          AND NOT EXISTS (SELECT FROM orders o WHERE o.id = NEW.id AND o.revision > OLD.revision) THEN
          ${refuse('the total', 'order_total_revised')};
        END IF;
        RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER order_total_revised AFTER UPDATE OF total_paise ON orders
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (OLD.total_paise <> NEW.total_paise AND NEW.revision <= OLD.revision) EXECUTE FUNCTION order_total_revised();

      CREATE FUNCTION order_lines_revised() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (
          SELECT FROM (SELECT DISTINCT order_id FROM changed) c
          WHERE NOT EXISTS (SELECT FROM orders o WHERE o.id = c.order_id AND o.born = pg_current_xact_id())
            AND NOT EXISTS (SELECT FROM order_revision r
              WHERE r.order_id = c.order_id AND r.written = pg_current_xact_id())) THEN
          ${refuse('the lines', 'order_lines_revised')};
        END IF;
        RETURN NULL; END $$;
      CREATE TRIGGER order_lines_added AFTER INSERT ON order_line REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION order_lines_revised();
      CREATE TRIGGER order_lines_changed AFTER UPDATE ON order_line REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION order_lines_revised();
      CREATE TRIGGER order_lines_taken AFTER DELETE ON order_line REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION order_lines_revised();
    `);
  }
}
