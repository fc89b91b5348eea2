import type { PickupLocationView } from '@shop/contracts/places/views';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { RandomIdentifiers } from '../shared/identifiers.ts';
import { safeRichText } from '../shared/rich-text.ts';
import type { Database } from '../platform/persistence/database.ts';
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

/** What is there already stays as it is. */
export async function fillPlaces(database: Database, today: Day): Promise<void> {
  const identifiers = new RandomIdentifiers();
  const lastOrderOn = lastOrderFor(festivalAhead(today), addDays(today, OPEN_FOR_DAYS));
  for (const [position, s] of DEMO_STATES.entries()) {
    await database.run(sql`
      INSERT INTO state (code, name, allowed, reason, goods, minimum_order_paise, packing_basis_points, bursting_hours, note,
        source, checked_on, door_delivery_paise, position)
      VALUES (${s.code}, ${s.name}, ${s.allowed}, ${s.reason}, ${s.goods}, ${s.minimumOrderPaise}, ${s.packingBasisPoints},
        ${s.burstingHours}, ${s.note}, ${s.source}, ${s.checkedOn}, ${s.doorDeliveryPaise}, ${position + 1})
      ON CONFLICT DO NOTHING`);
  }
  for (const [position, city] of DEMO_CITIES.entries()) {
    await database.run(sql`
      INSERT INTO city (id, slug, name, state_code, introduction, questions, delivery_days,
        last_order_on, position)
      VALUES (${identifiers.uuid()}, ${city.slug}, ${city.name}, ${city.stateCode},
        ${safeRichText(city.introduction)}, ${JSON.stringify(city.questions)}::jsonb, ${city.deliveryDays},
        ${addDays(lastOrderOn, -city.deliveryDays)}, ${position + 1})
      ON CONFLICT DO NOTHING`);
  }
  for (const [position, l] of DEMO_PICKUP_LOCATIONS.entries()) {
    await database.run(sql`
      INSERT INTO pickup_location (id, name, contact, phone, address, city, pin_code, state_code, hours, freight_paise,
        position)
      VALUES (${identifiers.uuid()}, ${l.name}, ${l.contact}, ${l.phone}, ${l.address}, ${l.city}, ${l.pinCode},
        ${l.stateCode}, ${l.hours}, ${l.freightPaise}, ${position + 1})
      ON CONFLICT DO NOTHING`);
  }
}
