import { Migration } from '@mikro-orm/migrations';

/**
 * Steps know between which states they went, so that they can be undone and taken back; goods can be taken again; orders
 * are found by all that people ask for on the telephone.
 */
export class DeskSteps extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE order_event ADD COLUMN from_state text, ADD COLUMN state text;
      COMMENT ON COLUMN order_event.state IS 'Where a step brought the order; of older steps the kind says it';
      ALTER TABLE stock_entry DROP CONSTRAINT stock_entry_reason_check;
      ALTER TABLE stock_entry ADD CONSTRAINT stock_entry_reason_check CHECK
        (reason IN ('opening', 'order-placed', 'order-cancelled', 'order-reopened', 'correction'));
    `);
    this.search();
  }

  /** Beside the words of every order; most have no LR number and no e-mail yet, and write nothing into these. */
  private search(): void {
    this.addSql(`
      CREATE INDEX orders_search_lr ON orders USING gin (lr_number gin_trgm_ops) WHERE lr_number IS NOT NULL;
      CREATE INDEX orders_search_email ON orders USING gin (email gin_trgm_ops) WHERE email IS NOT NULL;
      CREATE INDEX orders_pin_code ON orders (pin_code);
      CREATE INDEX orders_pickup ON orders (pickup_location_id) WHERE pickup_location_id IS NOT NULL;
      CREATE INDEX receipt_search ON receipt USING gin (reference gin_trgm_ops) WHERE reference IS NOT NULL;
    `);
  }
}
