import { dayWords } from '@shop/contracts/rules/day-words/ta';
import { formatDay } from '@shop/contracts/rules/days';
import type { Translated } from '@shop/contracts/rules/language';
import type { words as English } from '../en/price-list.ts';

export const words: Translated<typeof English> = {
  fileTitle: (shop) => `${shop}: விலைப் பட்டியல்`,
  title: 'விலைப் பட்டியல்',
  underTitle: (season, day) => `${season} · ${formatDay(day, dayWords)} அன்றைய விலை`,
  /** Short: its column has 42 points. */
  code: 'எண்',
  product: 'பொருள்',
  content: 'உள்ளே எத்தனை',
  mrp: 'MRP',
  netRate: 'நெட் விலை',
  quantity: 'எத்தனை',
  green: (name) => `${name} · பசுமைப் பட்டாசு`,
  soldOut: 'தீர்ந்துவிட்டது',
  foot: 'எல்லா விலையிலும் GST சேர்ந்திருக்கிறது. பேக்கிங், லாரி வாடகை தனி: மாநிலத்தையும் பிக்கப் இடத்தையும் பொறுத்து மாறும். பட்டாசு லாரியில் மட்டுமே வரும்; 18 வயது நிறைந்தவர்களுக்கு மட்டுமே விற்பனை. விலையும் கையிருப்பும் மாறலாம்; இன்றைய விலையை ஆர்டர் செய்யும் பக்கத்தில் பாருங்கள்.',
};
