import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';

/** What has got screens since the stream began. */
export class LivePlaces extends Migration {
  override up(): void {
    this.addSql(announced('state', 'states', 'code'));
    this.addSql(announced('pickup_location', 'pickup-locations', 'id'));
    this.addSql(announced('change_set', 'prices'));
    this.addSql(announced('document', 'uploads'));
  }
}
