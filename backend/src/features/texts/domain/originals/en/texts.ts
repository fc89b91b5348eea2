import type { TextEntry, TextId } from '@shop/contracts/rules/texts/shop-texts';
import { plain } from '../marks.ts';
import { ABOUT } from './about.ts';
import { MAILS } from './mails.ts';
import { MESSAGES } from './messages.ts';
import { PRIVACY } from './privacy.ts';
import { REFUND, TERMS } from './refund.ts';

/** All in English. */
export const TEXTS: Record<TextId, TextEntry> = {
  'home-headline': plain('{city} crackers at honest prices'),
  'home-sentence': plain(
    'One price list, true net rates, and everything that stands on the box. {order-in-short}',
  ),
  about: plain(ABOUT),
  refund: plain(REFUND),
  terms: plain(TERMS),
  privacy: plain(PRIVACY),
  'closed-headline': plain('The sale is closed'),
  'closed-reminder': plain('One message on the day the new price list is out, and nothing else.'),
  'closed-orders': plain('Orders go on as agreed. Look yours up by its number and the phone you gave.'),
  ...MAILS,
  ...MESSAGES,
};
