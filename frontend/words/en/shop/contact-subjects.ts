import type { ContactSubject } from '@shop/contracts/contacts/views';

/** What a message is about, for whoever writes it and whoever answers. */
export const subjectWords: Record<ContactSubject, string> = {
  order: 'An order of mine',
  products: 'Products and prices',
  delivery: 'Delivery and pickup',
  payment: 'A payment or refund',
  schemes: 'Advance purchase schemes',
  other: 'Something else',
};
