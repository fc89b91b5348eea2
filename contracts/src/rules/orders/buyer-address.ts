import { keepsTo, TEXT } from '../limits.ts';
import type { Delivery } from './order-states.ts';

/**
 * From so much on an invoice has its buyer's address (rule 46(e) of the CGST Rules, 2017), paise. The rule counts the
 * taxable value; the total of an order is never less.
 */
export const ADDRESS_FROM_PAISE = 5_000_000;

/** Why an order has door number, street and district beside town and PIN code. */
export const ADDRESS_NEEDS = ['door', 'gstin', 'amount'] as const;
export type AddressNeed = (typeof ADDRESS_NEEDS)[number];

export interface AddressedOrder {
  delivery: Delivery;
  /** Of a business that wants a GST invoice. */
  gstin: string | null;
  totalPaise: number;
}

/** Null where town and PIN code are enough. */
export function addressNeed({ delivery, gstin, totalPaise }: AddressedOrder): AddressNeed | null {
  if (delivery === 'door') return 'door';
  if (gstin) return 'gstin';
  return totalPaise >= ADDRESS_FROM_PAISE ? 'amount' : null;
}

/** Why an order cannot be so with this address; null where it can. */
export function missingAddress(
  order: AddressedOrder,
  { address, district }: { address: string; district: string },
): AddressNeed | null {
  const isWhole = keepsTo(TEXT.address, address) && keepsTo(TEXT.district, district);
  return isWhole ? null : addressNeed(order);
}
