import { formatMoney } from '@shop/contracts/rules/money';
import type { OrderChange } from '@shop/contracts/rules/orders/order-content';

const names = {
  packing: 'Packing',
  freight: 'Freight',
  total: 'Total',
  name: 'Name',
  address: 'Address',
} as const;
const DOOR = 'your door';

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
    case 'delivery':
      return `Goes to ${change.to ?? DOOR}, in place of ${change.from ?? DOOR}`;
    case 'packing':
    case 'freight':
    case 'total':
      return `${names[change.what]}: ${moneyOf(change.toPaise)} in place of ${moneyOf(change.fromPaise)}`;
  }
}

const moneyOf = (paise: number | null) => (paise === null ? 'paid on collection' : formatMoney(paise));
