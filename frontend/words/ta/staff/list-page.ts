import type { words as English } from '../../en/staff/list-page.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** What every list of staff and referrers says of its filters and pages. */
export const words: Translated<typeof English> = {
  filters: (chosen: number) => (chosen === 0 ? 'எதை மட்டும் காட்ட' : `எதை மட்டும் காட்ட (${chosen})`),
  sort: 'எந்த வரிசையில்',
  clear: 'எல்லாம் காட்டு',
  anyDay: 'எல்லா நாளும்',
  noneCalledSo: 'இந்தப் பெயரில் எதுவும் இல்லை.',
  takeAway: 'இதை எடுத்துவிடு',
  keys: {
    search: '/ அழுத்தினால் தேடலாம்',
    move: 'அம்புக்குறி அழுத்தினால் அடுத்தது',
    choose: 'ஸ்பேஸ் பார் அழுத்தினால் தேர்வாகும்',
    open: 'Enter அழுத்தினால் திறக்கும்',
  },
  beyond: 'இந்தப் பக்கத்தில் இப்போது எதுவும் இல்லை',
  toFirstPage: 'முதல் பக்கத்துக்கு',
  showAll: 'எல்லாம் காட்டு',
  pages: 'பக்கங்கள்',
  previous: 'முந்தையது',
  next: 'அடுத்தது',
};
