import { formatMoney } from '@shop/contracts/rules/money';
import type { words as English } from '../../en/shop/ready-lists.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** Lists that the owner put together. */
export const words: Translated<typeof English> = {
  title: 'ரெடி லிஸ்டுகள்',
  short: 'ரெடி லிஸ்ட்',
  help: 'ஒரு முறை அழுத்தினால் எல்லாம் உங்கள் லிஸ்டில் சேரும். பிறகு ஒவ்வொரு பொருளையும் மாற்றலாம்.',
  sum: (items: number, totalPaise: number) =>
    `${plural(items, { one: '1 பொருள்', other: `${items} பொருட்கள்` })} · இன்று ${formatMoney(totalPaise)}`,
  missing: (names: readonly string[]) => `இதில் இல்லாதது: ${names.join('; ')} (இன்று விற்பனையில் இல்லை).`,
};
