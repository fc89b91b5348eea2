import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { DestinationsView } from '@shop/contracts/places/views';
import { DESK_TEXT, MOST_LINES, MOST_PAISE, TEXT } from '@shop/contracts/rules/limits';
import type { OrderEntry } from '@shop/contracts/rules/orders/order-content';
import { words } from '../../../../words/en/staff/order-edit.ts';
import { fieldsOf, type Fields } from '../../parts/record/state/fields.ts';
import { destinationFields } from '../destination-fields.ts';

/** The fields of an order: what it may become. */
export function editFields(
  order: AdminOrderView | undefined,
  places: DestinationsView | undefined,
): Fields<OrderEntry> {
  return fieldsOf<OrderEntry>(words.fields, {
    lines: {
      kind: 'goods',
      most: MOST_LINES,
      names: Object.fromEntries((order?.lines ?? []).map(({ code, name }) => [code, name])),
    },
    phone: { kind: 'phone' },
    whatsapp: { kind: 'phone', optional: true },
    email: { kind: 'email', limit: TEXT.email, optional: true },
    ...destinationFields(places, order?.pickupLocation),
    remarks: { kind: 'long', limit: TEXT.remarks },
    chargesByHand: { kind: 'switch' },
    packingPaise: { kind: 'money', min: 0, max: MOST_PAISE },
    freightPaise: { kind: 'money', min: 0, max: MOST_PAISE, optional: true },
    reason: { kind: 'long', limit: { ...DESK_TEXT.reason, min: 0 } },
  });
}

/** To the door there is no pickup location, whatever the field still says. */
export function meantEntry(entry: OrderEntry): OrderEntry {
  return entry.delivery === 'door' ? { ...entry, pickupLocationId: null } : entry;
}
