import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import type { OrderChange } from '@shop/contracts/rules/orders/order-content';

const names = {
  packing: 'பேக்கிங்',
  freight: 'லாரி வாடகை',
  total: 'மொத்தம்',
  name: 'பெயர்',
  address: 'முகவரி',
  phone: 'போன்',
  whatsapp: 'WhatsApp',
  email: 'இமெயில்',
  gstin: 'GSTIN',
  tradeName: 'கம்பெனி பெயர்',
  remarks: 'குறிப்பு',
} as const;
const DOOR = 'வீட்டுக்கே';
const NONE = 'இல்லை';

/** What became of something in an order, or would: no word says that it is done. For the customer and for staff. */
export function changeSentence(change: OrderChange): string {
  switch (change.what) {
    case 'line': {
      const { name, code, from, to } = change;
      if (from === 0) return `${name} (${code}): புதிதாக ${to}`;
      return to === 0 ? `${name} (${code}): ஆர்டரில் இனி இல்லை` : `${name} (${code}): ${from}-க்குப் பதில் ${to}`;
    }
    case 'name':
    case 'address':
      return `${names[change.what]}: ${change.to} (பழையது: ${change.from})`;
    case 'phone':
    case 'whatsapp':
      return `${names[change.what]}: ${phoneOf(change.to)} (பழையது: ${phoneOf(change.from)})`;
    case 'email':
    case 'gstin':
    case 'tradeName':
    case 'remarks':
      return `${names[change.what]}: ${change.to || NONE} (பழையது: ${change.from || NONE})`;
    case 'delivery':
      return `டெலிவரி: ${change.to ?? DOOR} (பழையது: ${change.from ?? DOOR})`;
    case 'packing':
    case 'freight':
    case 'total':
      return `${names[change.what]}: ${moneyOf(change.toPaise)} (பழையது: ${moneyOf(change.fromPaise)})`;
  }
}

const phoneOf = (digits: string | null) => (digits === null ? NONE : formatMobile(digits));
const moneyOf = (paise: number | null) =>
  paise === null ? 'பெற்றுக்கொள்ளும்போது கட்ட வேண்டும்' : formatMoney(paise);
