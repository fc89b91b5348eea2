import { pickupLocations as kind } from '@shop/contracts/places/pickup-locations';
import { withPlainMobiles } from '@shop/contracts/rules/phone';
import { sql } from 'kysely';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { recordList } from '../../../../platform/persistence/record-list.ts';
import { atTheEnd, columnsOf, plainFields } from '../../../../platform/persistence/record-table.ts';
import { PickupLocations } from '../../application/pickup-locations.ts';

/** Raw SQL: the columns, conditions and sort key of the list. */

const table = {
  table: 'pickup_location',
  key: 'id',
  fields: plainFields('pickup_location', kind.fields),
  fresh: atTheEnd('pickup_location'),
};

export const pickupLocations = recordList(PickupLocations, table, {
  name: 'pickup-locations',
  columns: sql`pickup_location.id, ${columnsOf(table)}, s.name AS state_name`,
  from: sql`pickup_location JOIN state s ON s.code = state_code`,
  key: sql`pickup_location.id`,
  sorts: { usual: { by: sql`pickup_location.position`, kind: 'number' } },
  conditions: ({ search = '' }) =>
    hasWords(
      sql`concat_ws(' ', pickup_location.name, city, s.name, contact, phone, pin_code)`,
      withPlainMobiles(search),
    ),
  viewOf: (row) => row,
});
