import type { words as English } from '../../en/shop/pack-items.ts';
import type { Translated } from '../../translated.ts';

/** What is in a gift box or a family pack, shown over the list. */
export const words: Translated<typeof English> = {
  loading: 'ஒரு நிமிடம் …',
  onItsPage: 'உள்ளே என்ன என்பது இந்தப் பொருளின் பக்கத்தில் இருக்கிறது.',
  again: 'மறுபடி முயற்சி செய்',
  close: 'மூடு',
  page: 'இதன் பக்கத்துக்கு',
};
