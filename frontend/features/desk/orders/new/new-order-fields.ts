import type { DestinationsView } from '@shop/contracts/places/views';
import { MOST_LINES, TEXT } from '@shop/contracts/rules/limits';
import type { Delivery } from '@shop/contracts/rules/order-states';
import type { WantedLine } from '@shop/contracts/rules/quote';
import { words as editWords } from '../../../../words/en/admin-order-edit.ts';
import { words } from '../../../../words/en/admin-new-order.ts';
import { fieldsOf, type Fields } from '../../parts/record/fields.ts';

/** What a customer says on the telephone. */
export interface ToldOrder {
  phone: string;
  lines: WantedLine[];
  name: string;
  whatsapp: string | null;
  email: string | null;
  address: string;
  city: string;
  district: string;
  stateCode: string;
  pinCode: string;
  delivery: Delivery;
  pickupLocationId: string | null;
  remarks: string;
  referralCode: string | null;
  /** To be of age, and to the terms. */
  agreed: boolean;
}

/** So an order begins. */
export const AT_FIRST: Partial<ToldOrder> = { delivery: 'pickup' };

export function newOrderFields(places: DestinationsView | undefined): Fields<ToldOrder> {
  return fieldsOf<ToldOrder>(words.fields, {
    phone: { kind: 'phone' },
    lines: { kind: 'goods', most: MOST_LINES, names: {} },
    name: { kind: 'text', limit: TEXT.personName },
    whatsapp: { kind: 'phone', optional: true },
    email: { kind: 'email', limit: TEXT.email, optional: true },
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
        { value: 'pickup', label: editWords.pickup },
        { value: 'door', label: editWords.door },
      ],
    },
    pickupLocationId: {
      kind: 'choice',
      options: (places?.pickupLocations ?? []).map(({ id, name, city }) => ({
        value: id,
        label: `${city}: ${name}`,
      })),
      optional: true,
    },
    remarks: { kind: 'long', limit: TEXT.remarks },
    referralCode: { kind: 'text', limit: TEXT.referralCode, capitals: true, spaceless: true, optional: true },
    agreed: { kind: 'switch' },
  });
}
