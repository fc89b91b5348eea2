import { dayWords } from '@shop/contracts/rules/day-words/ta';
import { formatInstant } from '@shop/contracts/rules/days';
import type { Translated } from '@shop/contracts/rules/language';
import type { words as English } from '../en/estimate.ts';

export const words: Translated<typeof English> = {
  estimate: 'எஸ்டிமேட்',
  cancelled: 'ரத்து ஆன ஆர்டர்',
  underTitle: (number, placedAt) => `${number} · ${formatInstant(placedAt, dayWords)}`,

  forWhom: 'யாருக்கு',
  collectAt: 'பிக்கப் இடம்',
  deliveredTo: 'வீட்டுக்கே டெலிவரி',
  adultAtHome: 'பெற்றுக்கொள்ள, 18 வயது நிறைந்த ஒருவர் வீட்டில் இருக்க வேண்டும்.',
  gstin: (gstin) => `GSTIN ${gstin}`,
  phone: (phone) => `போன் ${phone}`,
  contact: (name, phone) => `${name}, போன் ${phone}`,
  remarks: (remarks) => `குறிப்பு: ${remarks}`,

  /** Short: its column has 42 points. */
  code: 'எண்',
  product: 'பொருள்',
  content: 'உள்ளே எத்தனை',
  netRate: 'நெட் விலை',
  quantity: 'எத்தனை',
  amount: 'தொகை',

  mrp: 'பொருட்கள் (MRP)',
  discount: 'தள்ளுபடி',
  goods: 'பொருட்கள் (நெட் விலை)',
  packing: 'பேக்கிங்',
  freight: 'லாரி வாடகை',
  onCollection: 'பெற்றுக்கொள்ளும்போது கட்ட வேண்டும்',
  rounding: 'ரவுண்டிங்',
  total: 'மொத்தம்',
  benefit: 'பட்டாசுத் திட்டப் போனஸ்',
  credited: 'சில பொருட்களுக்குக் கழித்தது',
  paid: 'இதுவரை கட்டியது',
  balance: 'மீதி',

  noInvoice:
    'இது எஸ்டிமேட்; GST பில் (tax invoice) அல்ல. எல்லா விலையிலும் GST சேர்ந்திருக்கிறது; GST பில் பொருட்களோடு வரும்.',
  payOnPage: 'இப்போது எவ்வளவு கட்ட வேண்டும், எந்த அக்கவுண்டில் கட்ட வேண்டும் என்பதை உங்கள் ஆர்டர் பக்கத்தில் மட்டுமே பாருங்கள்.',
  bursting: (hours, note) => `பற்ற வைக்க அனுமதித்த நேரம்: ${hours}. ${note}`,
};
