import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import type { OrderChange } from '@shop/contracts/rules/orders/order-content';

const names = {
  packing: 'Packing',
  freight: 'Freight',
  total: 'Total',
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  gstin: 'GSTIN',
  tradeName: 'Trade name',
  remarks: 'Remarks',
} as const;
const DOOR = 'your door';
const NONE = 'none';

/** What became of something in an order, for the customer and for staff. */
export function changeSentence(change: OrderChange): string {
  switch (change.what) {
    case 'line': {
      const { name, code, from, to } = change;
      if (from === 0) return `${name} (${code}): ${to} added`;
      return to === 0 ? `${name} (${code}): taken out` : `${name} (${code}): ${to} in place of ${from}`;
    }
    case 'name':
    case 'address':
      return `${names[change.what]}: ${change.to}, in place of ${change.from}`;
    case 'phone':
    case 'whatsapp':
      return `${names[change.what]}: ${phoneOf(change.to)}, in place of ${phoneOf(change.from)}`;
    case 'email':
    case 'gstin':
    case 'tradeName':
    case 'remarks':
      return `${names[change.what]}: ${change.to || NONE}, in place of ${change.from || NONE}`;
    case 'delivery':
      return `Goes to ${change.to ?? DOOR}, in place of ${change.from ?? DOOR}`;
    case 'packing':
    case 'freight':
    case 'total':
      return `${names[change.what]}: ${moneyOf(change.toPaise)} in place of ${moneyOf(change.fromPaise)}`;
  }
}

const phoneOf = (digits: string | null) => (digits === null ? NONE : formatMobile(digits));
const moneyOf = (paise: number | null) => (paise === null ? 'paid on collection' : formatMoney(paise));
