import { defineEntity, p } from '@mikro-orm/postgresql';
import type { QuestionView } from '@shop/contracts/places/views';
import { instantByNow, references } from '../../../../../platform/persistence/columns.ts';

/** A state or union territory of India, and whether and how orders go there. All of them come with the first migrations. */
export const state = defineEntity({
  name: 'State',
  tableName: 'state',
  properties: {
    code: p.text().primary().check("code ~ '^[0-9]{2}$'"),
    abbreviation: p.text().default('').comment('as on number plates: TN'),
    name: p.text(),
    served: p.boolean().default(false).comment('shoppers can choose it'),
    allowed: p.boolean(),
    reason: p.text().default(''),
    reasonTa: p.text().nullable(),
    minimumOrderPaise: p.integer().check('minimum_order_paise >= 0'),
    packingBasisPoints: p.integer().check('packing_basis_points >= 0 AND packing_basis_points <= 10000'),
    burstingHours: p.text().default(''),
    burstingHoursTa: p.text().nullable(),
    note: p.text().default(''),
    noteTa: p.text().nullable(),
    source: p.text(),
    checkedOn: p.date().nullable(),
    doorDeliveryPaise: p.integer().nullable().check('door_delivery_paise >= 0'),
    position: p.integer(),
    goods: p
      .enum(['all', 'green'])
      .default('all')
      .comment('green: only what has a NEERI certificate may go there'),
    revision: p.integer().default(0),
  },
  checks: [
    { name: 'state_check', expression: "allowed OR (reason <> '')" },
    { name: 'state_served_checked', expression: 'NOT served OR (checked_on IS NOT NULL)' },
  ],
});

/** A lorry office where customers collect their orders. */
export const pickupLocation = defineEntity({
  name: 'PickupLocation',
  tableName: 'pickup_location',
  properties: {
    id: p.uuid().primary(),
    name: p.text().unique('pickup_location_name_unique'),
    contact: p.text(),
    phone: p.text(),
    address: p.text(),
    city: p.text(),
    pinCode: p.text(),
    stateCode: references(state),
    hours: p.text(),
    mapUrl: p.text().nullable(),
    freightPaise: p.integer().nullable().check('freight_paise >= 0'),
    active: p.boolean().default(true),
    revision: p.integer().default(0),
    position: p.integer().default(10000),
  },
});

/** A page about delivery to a city. */
export const city = defineEntity({
  name: 'City',
  tableName: 'city',
  properties: {
    id: p.uuid().primary(),
    slug: p.text().unique('city_slug_unique'),
    name: p.text(),
    stateCode: references(state),
    introduction: p.text().default(''),
    introductionTa: p.text().nullable(),
    deliveryDays: p.integer().check('delivery_days > 0'),
    lastOrderOn: p.date().nullable(),
    questions: p.json<QuestionView[]>().defaultRaw("'[]'"),
    questionsTa: p.json<QuestionView[]>().defaultRaw("'[]'"),
    active: p.boolean().default(true),
    updatedAt: instantByNow(),
    revision: p.integer().default(0),
    position: p.integer().default(10000),
  },
});

/** A former address of a city’s page. */
export const cityRedirect = defineEntity({
  name: 'CityRedirect',
  tableName: 'city_redirect',
  properties: {
    slug: p.text().primary(),
    cityId: references(city),
  },
});
