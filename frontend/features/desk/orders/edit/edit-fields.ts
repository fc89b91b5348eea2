import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { DestinationsView } from '@shop/contracts/places/views';
import { DESK_TEXT, MOST_LINES, MOST_PAISE, TEXT } from '@shop/contracts/rules/limits';
import type { OrderEntry } from '@shop/contracts/rules/orders/order-content';
import { words } from '../../../../words/en/staff/order-edit.ts';
import { knownGoods } from '../../parts/goods/goods-text.ts';
import { fieldsOf, type Fields } from '../../parts/record/state/fields.ts';
import { destinationFields } from '../destination-fields.ts';

/** The fields of an order: what it may become. The goods beside all else. */
export function editFields(
  order: AdminOrderView | undefined,
  places: DestinationsView | undefined,
): Fields<OrderEntry> {
  const { name, gstin, tradeName, ...address } = destinationFields(places, order?.pickupLocation);
  return fieldsOf<OrderEntry>(words.fields, {
    lines: {
      kind: 'goods',
      most: MOST_LINES,
      known: knownGoods(order?.lines ?? []),
      mayPaste: true,
      section: { column: 'main' },
    },
    phone: { kind: 'phone', section: { column: 'side' } },
    whatsapp: { kind: 'phone', optional: true },
    email: { kind: 'email', limit: TEXT.email, optional: true },
    name: { ...name, section: { column: 'side' } },
    ...address,
    remarks: { kind: 'long', limit: TEXT.remarks },
    gstin: { ...gstin, section: { column: 'side', folded: true } },
    tradeName,
    chargesByHand: { kind: 'switch', section: { column: 'side', folded: true } },
    packingPaise: { kind: 'money', min: 0, max: MOST_PAISE },
    freightPaise: { kind: 'money', min: 0, max: MOST_PAISE, optional: true },
    reason: { kind: 'long', limit: { ...DESK_TEXT.reason, min: 0 }, section: { column: 'main' } },
  });
}

/** To the door there is no pickup location, whatever the field still says. */
export function meantEntry(entry: OrderEntry): OrderEntry {
  return entry.delivery === 'door' ? { ...entry, pickupLocationId: null } : entry;
}
