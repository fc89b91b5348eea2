import type { ContactSubject } from '@shop/contracts/contacts/views';

/** What a message is about, for whoever writes it and whoever answers. */
export const subjectWords: Record<ContactSubject, string> = {
  order: 'என் ஆர்டர் பற்றி',
  products: 'பொருட்களும் விலையும்',
  delivery: 'டெலிவரி, பிக்கப் இடம்',
  payment: 'பணம் கட்டுவது, திரும்பப் பெறுவது',
  schemes: 'பட்டாசுத் திட்டம்',
  other: 'வேறு விஷயம்',
};
