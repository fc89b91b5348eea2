import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { DestinationsView, PickupLocationView } from '@shop/contracts/places/views';
import { DESK_TEXT, MOST_LINES, MOST_PAISE, TEXT } from '@shop/contracts/rules/limits';
import type { OrderEntry } from '@shop/contracts/rules/order-content';
import { words } from '../../../../words/en/admin-order-edit.ts';
import { fieldsOf, type Fields, type Option } from '../../parts/record/fields.ts';

/** The boxes of an order: what it may become. */
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
    name: { kind: 'text', limit: TEXT.personName },
    address: { kind: 'long', limit: TEXT.address },
    city: { kind: 'text', limit: TEXT.city },
    district: { kind: 'text', limit: TEXT.district },
    stateCode: {
      kind: 'choice',
      options: (places?.states ?? []).map(({ code, name }) => ({ value: code, label: name })),
    },
    pinCode: { kind: 'pin' },
    delivery: {
      kind: 'choice',
      look: 'radio',
      options: [
        { value: 'pickup', label: words.pickup },
        { value: 'door', label: words.door },
      ],
    },
    pickupLocationId: {
      kind: 'choice',
      options: pickupOptions(order?.pickupLocation ?? null, places?.pickupLocations ?? []),
      optional: true,
    },
    chargesByHand: { kind: 'switch' },
    packingPaise: { kind: 'money', min: 0, max: MOST_PAISE },
    freightPaise: { kind: 'money', min: 0, max: MOST_PAISE, optional: true },
    reason: { kind: 'long', limit: { ...DESK_TEXT.reason, min: 0 } },
  });
}

/** Those that are open, and the one that the order has. */
function pickupOptions(own: PickupLocationView | null, open: readonly PickupLocationView[]): Option[] {
  const all = own && !open.some(({ id }) => id === own.id) ? [own, ...open] : open;
  return all.map(({ id, name, city }) => ({ value: id, label: `${city}: ${name}` }));
}

/** To the door there is no pickup location, whatever the box still says. */
export function meantEntry(entry: OrderEntry): OrderEntry {
  return entry.delivery === 'door' ? { ...entry, pickupLocationId: null } : entry;
}
