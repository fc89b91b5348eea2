import type { TextEntry, TextId } from '@shop/contracts/rules/texts/shop-texts';
import { plain } from '../marks.ts';
import { ABOUT } from './about.ts';
import { MAILS } from './mails.ts';
import { MESSAGES } from './messages.ts';
import { PRIVACY } from './privacy.ts';
import { REFUND, TERMS } from './refund.ts';

/** All in Tamil. */
export const TEXTS: Record<TextId, TextEntry> = {
  'home-headline': plain('{city} பட்டாசு, நியாயமான விலையில்'),
  'home-sentence': plain(
    'ஒரே விலைப் பட்டியல், உண்மையான நெட் விலை; பெட்டியின் மேல் எழுதியிருப்பது எல்லாம் பட்டியலிலும் இருக்கும். {order-in-short}',
  ),
  about: plain(ABOUT),
  refund: plain(REFUND),
  terms: plain(TERMS),
  privacy: plain(PRIVACY),
  'closed-headline': plain('விற்பனை முடிந்தது'),
  'closed-reminder': plain('புதிய விலைப் பட்டியல் வரும் நாளில் ஒரே ஒரு செய்தி; வேறு எதுவும் அனுப்ப மாட்டோம்.'),
  'closed-orders': plain(
    'ஏற்கெனவே செய்த ஆர்டர்கள் பேசியபடியே வந்து சேரும். ஆர்டர் எண்ணையும், ஆர்டர் செய்யும்போது தந்த மொபைல் எண்ணையும் எழுதி, உங்கள் ஆர்டரைப் பாருங்கள்.',
  ),
  ...MAILS,
  ...MESSAGES,
};
