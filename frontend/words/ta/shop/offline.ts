import type { words as English } from '../../en/shop/offline.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** What stands in place of a page while there is no network. */
export const words: Translated<typeof English> = {
  title: 'இப்போது இன்டர்நெட் இல்லை',
  safe: 'உங்கள் லிஸ்ட் இந்தப் போனில் பத்திரமாக இருக்கிறது. விலைப் பட்டியல் இன்டர்நெட் இல்லாமலும் திறக்கும்; இன்டர்நெட் வந்ததும் ஆர்டர் அனுப்பலாம்.',
  openList: 'விலைப் பட்டியலைத் திறக்க',
  retry: 'மறுபடி முயற்சி',
};
