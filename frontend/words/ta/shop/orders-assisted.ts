import type { words as English } from '../../en/shop/orders-assisted.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** The price list, filled by a referrer for a customer. */
export const words: Translated<typeof English> = {
  title: 'இந்த ஆர்டர் உங்கள் வாடிக்கையாளருக்காக',
  help: (name: string, code: string) =>
    `ஏஜென்ட் ${name}, கோடு ${code}: இந்த ஆர்டர் உங்கள் பெயரில் சேரும். அனுப்பும் முன் வாடிக்கையாளரின் முகவரியை எழுதுங்கள்; உங்கள் முகவரி வேண்டாம்.`,
  stop: 'இது எனக்குத்தான்',
};
