import type { words as English } from '../../en/shop/ui.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** What the primitives of ui/ say. */
export const words: Translated<typeof English> = {
  dismiss: 'மூடு',
  fewer: (name: string) => `${name}: ஒன்று குறை`,
  more: (name: string) => `${name}: ஒன்று கூட்டு`,
  taken: (name: string, typed: string, quantity: number) =>
    `${name}: “${typed}” என்று ஆர்டர் செய்ய முடியாது; ${quantity ? `${quantity} மட்டும் சேர்த்தோம்` : 'எதுவும் சேர்க்கவில்லை'}. 1, 2, 3 போல எழுதுங்கள்.`,
  quantityOf: (name: string) => `${name}: எத்தனை`,
  optional: 'விருப்பம் இருந்தால்',
};
