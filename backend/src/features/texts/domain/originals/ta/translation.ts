import { p } from '../marks.ts';

/** Said where a text begins that somebody accepts or has rights by. */
export const TRANSLATION = p(
  'இது மொழிபெயர்ப்பு; ஆங்கிலத்தில் உள்ளதற்கும் இதற்கும் வேறுபாடு இருந்தால், ஆங்கிலத்தில் உள்ளதுதான் செல்லும்.',
);
