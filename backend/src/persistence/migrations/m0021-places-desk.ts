import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** States and pickup locations are edited by staff. */
export class PlacesDesk extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE state ADD COLUMN revision integer NOT NULL DEFAULT 0;
      ALTER TABLE pickup_location ADD COLUMN revision integer NOT NULL DEFAULT 0;
    `);
    this.addSql(
      grant({
        state: `update (allowed, reason, goods, minimum_order_paise, packing_basis_points, door_delivery_paise,
          bursting_hours, note, source, checked_on, revision)`,
        pickup_location: `insert, update (name, contact, phone, address, city, pin_code, state_code, hours, map_url,
          freight_paise, active, revision)`,
      }),
    );
  }
}
