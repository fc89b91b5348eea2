import type { words as English } from '../../en/shop/ui-copy.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** What is said where something can be copied. */
export const words: Translated<typeof English> = {
  copy: 'காப்பி',
  copied: 'காப்பி ஆனது.',
  copyFailed: 'உங்கள் பிரவுசரில் காப்பி ஆகவில்லை. எழுத்தை அழுத்திப் பிடித்துக் காப்பி செய்யுங்கள்.',
  copyOf: (what: string) => `${what}: காப்பி`,
};
