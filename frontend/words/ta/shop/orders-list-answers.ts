import type { words as English } from '../../en/shop/orders-list-answers.ts';
import type { Translated } from '@shop/contracts/rules/language';

/** What the price list says of a search that did not simply find. It comes with the search. */
export const words: Translated<typeof English> = {
  nothingFound: 'அப்படி ஒரு பொருள் பட்டியலில் இல்லை.',
  searchSite: 'ஊர்ப் பக்கங்களிலும் மற்ற பக்கங்களிலும் தேடு',
  closest: 'நீங்கள் எழுதிய எல்லா வார்த்தையும் உள்ள பொருள் இல்லை. கிட்டத்தட்ட அது போல இருப்பவை இவை.',
  banned:
    'சரவெடிக்கு (வாலா, மாலை, லடி) உச்ச நீதிமன்றம் தடை போட்டிருக்கிறது. அதை யாரும் விற்கக் கூடாது; எங்களிடமும் இல்லை. ஒற்றை வெடியும் மல்டி ஷாட்டும் பட்டியலில் உண்டு.',
  bannedMore: 'சட்டம் எதை அனுமதிக்கிறது?',
};
