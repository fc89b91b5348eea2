import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';

interface Ordering {
  how: string;
  inShort: string;
  agreement: string;
}

const ORDERING: Record<SaleMode, Ordering> = {
  estimate: {
    how: 'The price list is a request form. You fill in how many and send it once. Our order desk calls you, goes through the list with you, and only after that call do you get the details to pay. If a price changes while you fill in the list, we show you what changed and ask again.',
    inShort: 'Fill in how many, send the list once, and the goods travel to your town by lorry.',
    agreement:
      'What you send is a request. The sale is agreed when we have gone through it with you by phone and confirmed it. Nothing is paid before.',
  },
  order: {
    how: 'You fill in how many and send the list once. Your order page shows how to pay at once, and our order desk calls you to go through the list. If a price changes while you fill in the list, we show you what changed and ask again.',
    inShort: 'Fill in how many, send the list once, and the goods travel to your town by lorry.',
    agreement:
      'What you send is an order. The sale is agreed when we have confirmed it by phone; if we cannot, what you paid comes back whole.',
  },
  catalogue: {
    how: 'At the moment this website shows our prices and takes no orders. Call us, or come by, and we help you.',
    inShort: '',
    agreement:
      'At the moment this website shows prices only. What you order from us by phone is agreed when we confirm it.',
  },
};

/** What the shop says where it fills in a text by itself. */
export const PIECES = {
  ordering: ORDERING,
  measuring:
    'Pages of the shop load Google Tag Manager to count visits, but not your list and its review, your order or your passbook. It may set cookies of its own; a browser that blocks it sees the same shop.',
  notMeasuring:
    'Pages of the shop set no other cookies for shoppers, carry no advertising and load nothing from other companies.',
  /** Between phone numbers. */
  or: ' or ',
  years: (count: number) => `${count}\u00A0years`,
  days: (count: number) => `${count}\u00A0days`,
};
