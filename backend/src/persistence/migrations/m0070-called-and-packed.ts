import { Migration } from '@mikro-orm/migrations';

/** By which the call list finds who is called again, and the packing list what is packed just now, of many orders. */
export class CalledAndPacked extends Migration {
  override up(): void {
    this.addSql(`
      CREATE INDEX call_try_again ON call_try (again_at) WHERE again_at IS NOT NULL;
      CREATE INDEX packing_tick_ticked ON packing_tick (ticked_at);
    `);
  }
}
