import { sql } from 'kysely';
import type { PickupLocationView } from '@shop/contracts/places/views';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { RandomIdentifiers } from '../shared/identifiers.ts';
import { safeRichText } from '../shared/rich-text.ts';
import type { Database } from '../platform/persistence/database.ts';
import { jsonb } from '../platform/persistence/json-of.ts';
import { db } from '../platform/persistence/query-builder.ts';
import { DEMO_CITIES } from './cities.ts';
import { festivalAhead, lastOrderFor, OPEN_FOR_DAYS } from './festival.ts';
import { DEMO_STATES } from './states.ts';

type DemoPickupLocation = Omit<PickupLocationView, 'id' | 'mapUrl'>;

/** People and numbers are made up. */
const DEMO_PICKUP_LOCATIONS: DemoPickupLocation[] = [
  {
    name: 'Madhavaram Lorry Hub',
    contact: 'S. Murugan',
    phone: '9840000211',
    address: '18 GNT Road, Madhavaram',
    city: 'Chennai',
    pinCode: '600060',
    stateCode: '33',
    hours: 'Every day 9 am to 8 pm',
    freightPaise: 25_000,
  },
  {
    name: 'Mattuthavani Transport Office',
    contact: 'P. Selvi',
    phone: '9842000312',
    address: '4 Melur Road, beside the bus stand',
    city: 'Madurai',
    pinCode: '625107',
    stateCode: '33',
    hours: 'Monday to Saturday 9 am to 7 pm',
    freightPaise: 12_000,
  },
  {
    name: 'Ukkadam Parcel Office',
    contact: 'K. Ramesh',
    phone: '9843000413',
    address: '77 Perur Bypass Road, Ukkadam',
    city: 'Coimbatore',
    pinCode: '641001',
    stateCode: '33',
    hours: 'Monday to Saturday 9 am to 8 pm',
    freightPaise: 20_000,
  },
  {
    name: 'Villianur Godown',
    contact: 'A. Joseph',
    phone: '9894000514',
    address: '9 Villupuram Main Road, Villianur',
    city: 'Puducherry',
    pinCode: '605110',
    stateCode: '34',
    hours: 'Every day 10 am to 6 pm',
    freightPaise: 30_000,
  },
  {
    name: 'Attibele Transport Office',
    contact: 'N. Gowda',
    phone: '9880000615',
    address: '31 Hosur Road, Attibele',
    city: 'Bengaluru',
    pinCode: '562107',
    stateCode: '29',
    hours: 'Monday to Saturday 9 am to 7 pm',
    freightPaise: null,
  },
];

/** Raw SQL: a row is copied as it stands. What is there already stays as it is. */
export async function fillPlaces(database: Database, today: Day): Promise<void> {
  const identifiers = new RandomIdentifiers();
  const lastOrderOn = lastOrderFor(festivalAhead(today), addDays(today, OPEN_FOR_DAYS));
  for (const [index, { code, ...terms }] of DEMO_STATES.entries()) {
    await database.run(sql`
      INSERT INTO demonstration_row (table_name, key, before)
      SELECT 'state', jsonb_build_object('code', code)::text, to_jsonb(state) FROM state
      WHERE code = ${code} AND NOT served ON CONFLICT DO NOTHING`);
    await database.run(
      db
        .updateTable('state')
        .set({ ...terms, served: true, position: index + 1 })
        .where('code', '=', code)
        .where('served', '=', false),
    );
  }
  const cities = DEMO_CITIES.map((city, index) => ({
    ...city,
    id: identifiers.uuid(),
    introduction: safeRichText(city.introduction),
    introductionTa: city.introductionTa ? safeRichText(city.introductionTa) : null,
    questions: jsonb(city.questions),
    questionsTa: jsonb(city.questionsTa ?? []),
    lastOrderOn: addDays(lastOrderOn, -city.deliveryDays),
    position: index + 1,
  }));
  await database.run(
    db
      .insertInto('city')
      .values(cities)
      .onConflict((oc) => oc.doNothing()),
  );
  const pickupLocations = DEMO_PICKUP_LOCATIONS.map((location, index) => ({
    ...location,
    id: identifiers.uuid(),
    position: index + 1,
  }));
  await database.run(
    db
      .insertInto('pickup_location')
      .values(pickupLocations)
      .onConflict((oc) => oc.doNothing()),
  );
}
