import { Migration } from '@mikro-orm/migrations';

/** Goods of an order that reserved nothing are taken as it becomes one with another; nobody has confirmed it by that. */
export class ReservedToMerge extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE stock_entry DROP CONSTRAINT stock_entry_reason_check, ADD CONSTRAINT stock_entry_reason_check
        CHECK (reason IN ('opening', 'order-placed', 'order-edited', 'order-cancelled', 'order-reopened',
          'order-merged', 'reserved-to-merge', 'order-confirmed', 'reservation-ended', 'correction'));
    `);
  }
}
