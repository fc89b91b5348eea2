import { Migration } from '@mikro-orm/migrations';

/**
 * Each order writes thirty products anew. A version that finds room on the page of the one before leaves the indexes
 * alone; on a full page it goes elsewhere, and into all six. A tenth of a page is one product; who lies closer moves by
 * and by, as its page is full.
 */
export class RoomForStock extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE product SET (fillfactor = 10)');
  }
}
