import type { DestinationsView, PickupLocationView } from '@shop/contracts/places/views';
import { TEXT } from '@shop/contracts/rules/limits';
import type { OrderEntry } from '@shop/contracts/rules/orders/order-content';
import { gstinSentence } from '../../../words/en/shop/gstin.ts';
import { deliveryWords } from '../../../words/en/staff/order-fields.ts';
import type { FieldKind } from '../parts/record/state/fields.ts';

/** Who gets an order and its invoice, and where. */
export type Destination = Pick<
  OrderEntry,
  | 'name'
  | 'address'
  | 'city'
  | 'district'
  | 'stateCode'
  | 'pinCode'
  | 'delivery'
  | 'pickupLocationId'
  | 'gstin'
  | 'tradeName'
>;

/** The fields of it, in an order taken by telephone and in one that is edited. @param own where the order goes so far */
export function destinationFields(
  places: DestinationsView | undefined,
  own: PickupLocationView | null = null,
): Record<keyof Destination, FieldKind> {
  const open = places?.pickupLocations ?? [];
  const pickups = own && !open.some(({ id }) => id === own.id) ? [own, ...open] : open;
  return {
    name: { kind: 'text', limit: TEXT.personName },
    address: { kind: 'long', limit: { ...TEXT.address, min: 0 } },
    city: { kind: 'text', limit: TEXT.city },
    district: { kind: 'text', limit: { ...TEXT.district, min: 0 } },
    stateCode: {
      kind: 'choice',
      options: (places?.states ?? []).map(({ code, name }) => ({ value: code, label: name })),
    },
    pinCode: { kind: 'pin' },
    delivery: {
      kind: 'choice',
      look: 'radio',
      options: [
        { value: 'pickup', label: deliveryWords.pickup },
        { value: 'door', label: deliveryWords.door },
      ],
    },
    pickupLocationId: {
      kind: 'choice',
      options: pickups.map(({ id, name, city }) => ({ value: id, label: `${city}: ${name}` })),
      optional: true,
    },
    gstin: {
      kind: 'text',
      wrong: (text) => gstinSentence(text) ?? false,
      capitals: true,
      spaceless: true,
      optional: true,
    },
    tradeName: { kind: 'text', limit: TEXT.tradeName, optional: true },
  };
}
