import type { words as English } from '../../en/shop/search.ts';
import type { Translated } from '@shop/contracts/rules/language';
import { words as list } from './orders-list-answers.ts';

/** What the site's search found and did not find. */
export const words: Translated<typeof English> = {
  closest: (text: string) => `“${text}”: எல்லா வார்த்தைகளும் உள்ளது எதுவும் இல்லை. கிட்டத்தட்ட இருப்பவை`,
  banned: (text: string) => `“${text}”: இதை நாங்கள் விற்பதில்லை`,
  bannedHelp: list.banned,
  bannedMore: list.bannedMore,
  pagesFound: 'ஊர்களும் பக்கங்களும்',
  cityFound: (city: string, state: string) => `${city}, ${state}`,
  nothingFound: (text: string) => `“${text}”: எதுவும் கிடைக்கவில்லை`,
  nothingFoundHelp:
    'எழுத்துப் பிழை இருந்தாலும் கண்டுபிடித்திருப்போம்; ஒருவேளை வேறு பெயரில் இருக்கலாம். ஒரு வார்த்தை மட்டும், அல்லது பொருள் எண் எழுதிப் பாருங்கள். இல்லை என்றால் இவற்றைப் பாருங்கள்:',
  searchFor: (text: string) => `தேடு: ${text}`,
  tooLong: 'தேட எழுதியது மிக நீளம்',
  tooLongHelp: (most: number) => `தேட ${most} எழுத்து வரை எழுதலாம். ஒன்றிரண்டு வார்த்தை போதும்.`,
};
