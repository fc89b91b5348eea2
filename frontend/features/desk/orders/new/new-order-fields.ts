import type { DestinationsView } from '@shop/contracts/places/views';
import { MOST_LINES, TEXT } from '@shop/contracts/rules/limits';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { words } from '../../../../words/en/staff/new-order.ts';
import { fieldsOf, type Fields } from '../../parts/record/state/fields.ts';
import { destinationFields, type Destination } from '../destination-fields.ts';

/** What a customer says on the telephone. */
export interface EnteredOrder extends Destination {
  phone: string;
  lines: WantedLine[];
  whatsapp: string | null;
  email: string | null;
  remarks: string;
  referralCode: string | null;
  /** To be of age, and to the terms. */
  agreed: boolean;
}

/** So an order begins. */
export const AT_FIRST: Partial<EnteredOrder> = { delivery: 'pickup' };

export function newOrderFields(places: DestinationsView | undefined): Fields<EnteredOrder> {
  const { name, gstin, tradeName, ...address } = destinationFields(places);
  return fieldsOf<EnteredOrder>(words.fields, {
    lines: { kind: 'goods', most: MOST_LINES, known: {}, mayPaste: true, section: { column: 'main' } },
    phone: { kind: 'phone', section: { column: 'side' } },
    whatsapp: { kind: 'phone', optional: true },
    email: { kind: 'email', limit: TEXT.email, optional: true },
    name: { ...name, section: { column: 'side' } },
    ...address,
    gstin: { ...gstin, section: { column: 'side', folded: true } },
    tradeName,
    remarks: { kind: 'long', limit: TEXT.remarks, section: { column: 'main' } },
    referralCode: { kind: 'text', limit: TEXT.referralCode, capitals: true, spaceless: true, optional: true },
    agreed: { kind: 'switch' },
  });
}
