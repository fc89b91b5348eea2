import type { words as English } from '../../en/shop/orders-bill.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** The bill, on the screen and on paper. */
export const words: Translated<typeof English> = {
  item: 'பொருள்',
  code: 'பொருள் எண்',
  mrp: 'பொருட்கள் (MRP)',
  mrpColumn: 'MRP',
  rate: 'நெட் விலை',
  quantity: 'எத்தனை',
  amount: 'தொகை',
  discount: 'தள்ளுபடி',
  goods: 'பொருட்கள் (நெட் விலை)',
  packing: (basisPoints: number | null) =>
    basisPoints === null ? 'பேக்கிங்' : `பேக்கிங் (${basisPoints / 100} %)`,
  freight: 'லாரி வாடகை',
  freightOnCollection: 'பெற்றுக்கொள்ளும்போது கட்ட வேண்டும்',
  freightOpen: 'எப்படிப் பெற்றுக்கொள்வது என்று தேர்ந்தெடுத்ததும் தெரியும்',
  freightApart: 'இந்த மொத்தத்தில் சேரவில்லை',
  free: 'இலவசம்',
  rounding: 'ரவுண்டிங்',
  total: 'மொத்தம்',
  benefit: 'பட்டாசுத் திட்டப் போனஸ்',
  credit: 'பாஸ்புக்கிலிருந்து கட்டுவது',
  left: 'கட்ட வேண்டிய மீதி',
  taxIncluded: 'எல்லா விலையிலும் 18 % GST சேர்ந்திருக்கிறது (HSN\u00a03604).',
};
